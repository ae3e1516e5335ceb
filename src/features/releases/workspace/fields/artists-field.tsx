import { CloseButton, NativeSelect } from '@mantine/core'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RELEASE_ARTIST_ROLES } from '#src/domain/artist-role.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import type { DisplayArtist, ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import type { Option } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import { typeAhead } from '#src/ui/type-ahead.ts'
import classes from '#src/features/releases/workspace/fields/fields.module.css'

type Props = { name: FieldPathByValue<ReleaseForm, DisplayArtist[]>; field: string }

/** Display artists in the order they are printed, each with the role it plays. */
export const ArtistsField = ({ name, field }: Props) => {
  const { t } = useTranslation('releases')
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  const artists = input.value

  const credit = ({ id, name: artistName, image = null }: Option, place: number): DisplayArtist =>
    artists.find(({ artistId }) => artistId === id) ?? {
      artistId: id,
      name: artistName,
      image,
      type: place === 0 ? 'PRIMARY' : 'FEATURED',
    }
  const change = (artistId: string, type: string) =>
    input.onChange(artists.map((artist) => (artist.artistId === artistId ? { ...artist, type } : artist)))
  const remove = (artistId: string) => input.onChange(artists.filter((artist) => artist.artistId !== artistId))

  return (
    <div>
      <SearchMultiSelect
        id={fieldId(field)}
        label={t('field.artists')}
        placeholder={t('artists.search')}
        required
        value={artists.map(({ artistId, name: artistName, image }) => ({ id: artistId, name: artistName, image }))}
        onChange={(options) => input.onChange(options.map(credit))}
        onBlur={input.onBlur}
        ref={input.ref}
        useOptions={useArtistSearch}
        makes
        error={error}
        description={description}
        shownElsewhere
      />
      <ul className={classes.chosen} aria-label={t('artists.chosen')}>
        {artists.map(({ artistId, name: artistName, type }) => (
          <li key={artistId} className={classes.artist}>
            <span className={classes.name}>{artistName}</span>
            <NativeSelect
              aria-label={t('artists.role', { name: artistName })}
              value={type === 'MAIN' ? 'PRIMARY' : type}
              onChange={({ currentTarget }) => change(artistId, currentTarget.value)}
              onKeyDown={typeAhead}
              data={RELEASE_ARTIST_ROLES.map((role) => ({ value: role, label: t(`artists.${role}`) }))}
            />
            <CloseButton aria-label={t('artists.remove', { name: artistName })} onClick={() => remove(artistId)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
