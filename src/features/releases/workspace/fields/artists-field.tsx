import { CloseButton, NativeSelect } from '@mantine/core'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RELEASE_ARTIST_ROLES } from '#src/domain/artist-role.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import type { DisplayArtist, ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/releases/workspace/fields/fields.module.css'

type Props = { name: FieldPathByValue<ReleaseForm, DisplayArtist[]>; field: string }
type Option = { id: string; name: string; image?: string | null }

/** Display artists in the order they are printed, each with the role it plays. */
export const ArtistsField = ({ name, field }: Props) => {
  const { t } = useTranslation('releases')
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  const artists = input.value

  const add = (option: Option | null) => {
    if (option === null || artists.some(({ artistId }) => artistId === option.id)) return
    const type = artists.length === 0 ? 'PRIMARY' : 'FEATURED'
    input.onChange([...artists, { artistId: option.id, name: option.name, image: option.image ?? null, type }])
  }
  const change = (artistId: string, type: string) =>
    input.onChange(artists.map((artist) => (artist.artistId === artistId ? { ...artist, type } : artist)))
  const remove = (artistId: string) => input.onChange(artists.filter((artist) => artist.artistId !== artistId))

  return (
    <div>
      <SearchSelect
        id={fieldId(field)}
        label={t('field.artists')}
        placeholder={t('artists.search')}
        required
        value={null}
        onChange={add}
        onBlur={input.onBlur}
        useOptions={useArtistSearch}
        error={error}
        description={description}
      />
      <ul className={classes.chosen} aria-label={t('artists.chosen')}>
        {artists.map(({ artistId, name: artistName, type }) => (
          <li key={artistId} className={classes.artist}>
            <span className={classes.name}>{artistName}</span>
            <NativeSelect
              aria-label={t('artists.role', { name: artistName })}
              value={type === 'MAIN' ? 'PRIMARY' : type}
              onChange={({ currentTarget }) => change(artistId, currentTarget.value)}
              data={RELEASE_ARTIST_ROLES.map((role) => ({ value: role, label: t(`artists.${role}`) }))}
            />
            <CloseButton aria-label={t('artists.remove', { name: artistName })} onClick={() => remove(artistId)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
