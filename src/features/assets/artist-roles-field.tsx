import { CloseButton, NativeSelect } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import { ASSET_ARTIST_ROLES } from '#src/domain/artist-role.ts'
import type { AssetValues } from '#src/features/assets/asset-values.ts'
import type { Option } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/assets/asset-form.module.css'

/** Those it is credited to, in the order they are printed, each with their role. */
export const ArtistRolesField = ({ label }: { label: string }) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<AssetValues>()
  const { field } = useController({ control, name: 'artists' })
  const artists = field.value

  const add = (option: Option | null) => {
    if (option === null || artists.some(({ artistId }) => artistId === option.id)) return
    const type = artists.length === 0 ? 'PRIMARY' : 'FEATURED'
    field.onChange([...artists, { artistId: option.id, name: option.name, image: option.image ?? null, type }])
  }
  const change = (artistId: string, type: string) =>
    field.onChange(artists.map((artist) => (artist.artistId === artistId ? { ...artist, type } : artist)))
  const remove = (artistId: string) => field.onChange(artists.filter((artist) => artist.artistId !== artistId))

  return (
    <div className={classes.artists}>
      <SearchSelect
        label={label}
        placeholder={t('artists.search')}
        required
        name="artists"
        value={null}
        onChange={add}
        onBlur={field.onBlur}
        ref={field.ref}
        useOptions={useArtistSearch}
        error={useFieldMessage('artists')}
      />
      <ul className={classes.chosen} aria-label={t('artists.chosen')}>
        {artists.map(({ artistId, name, type }) => (
          <li key={artistId} className={classes.artist}>
            <span className={classes.name}>{name}</span>
            <NativeSelect
              aria-label={t('artists.role', { name })}
              value={type}
              onChange={({ currentTarget }) => change(artistId, currentTarget.value)}
              data={ASSET_ARTIST_ROLES.map((role) => ({ value: role, label: t(`artists.${role}`) }))}
            />
            <CloseButton aria-label={t('artists.remove', { name })} onClick={() => remove(artistId)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
