import { NativeSelect } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import { ASSET_ARTIST_ROLES, creditsOf } from '#src/domain/artist-role.ts'
import type { AssetValues } from '#src/features/assets/asset-values.ts'
import type { Option } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import { typeAhead } from '#src/ui/type-ahead.ts'
import classes from '#src/features/assets/asset-form.module.css'

/** Those it is credited to, in the order they are printed, each with their role. */
export const ArtistRolesField = ({ label }: { label: string }) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<AssetValues>()
  const { field } = useController({ control, name: 'artists' })
  const artists = field.value
  const chosen = artists.map(({ artistId, name, image }) => ({ id: artistId, name, image }))

  const choose = (options: readonly Option[]) => {
    const credits = creditsOf(
      options.map(({ id }) => id),
      artists,
    )
    const named = credits.map((credit, place) => ({
      ...credit,
      name: options[place]?.name ?? '',
      image: options[place]?.image ?? null,
    }))
    field.onChange(named)
  }
  const change = (artistId: string, type: string) =>
    field.onChange(artists.map((artist) => (artist.artistId === artistId ? { ...artist, type } : artist)))

  return (
    <div className={classes.artists}>
      <SearchMultiSelect
        label={label}
        placeholder={t('artists.search')}
        required
        name="artists"
        value={chosen}
        onChange={choose}
        onBlur={field.onBlur}
        ref={field.ref}
        useOptions={useArtistSearch}
        makes
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
              onKeyDown={typeAhead}
              data={ASSET_ARTIST_ROLES.map((role) => ({ value: role, label: t(`artists.${role}`) }))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
