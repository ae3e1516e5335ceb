import { CloseButton, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type AssetArtistRole, creditsOf } from '#src/domain/artist/role.ts'
import { ArtistSearch } from '#src/shared/picker/entity-searches.ts'
import type { Option, SearchField } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import { typeAhead } from '#src/ui/type-ahead.ts'
import classes from '#src/shared/picker/credited-artists.module.css'

type Credit = { artistId: string; name: string; image: string | null; type: AssetArtistRole }
type Props = Omit<SearchField, 'renderSearch' | 'makes' | 'placeholder' | 'disabled'> & {
  credits: readonly Credit[]
  /** The roles offered; the older role MAIN is shown as PRIMARY where it is not among them. */
  roles: readonly AssetArtistRole[]
  onChange: (credits: readonly Credit[]) => void
  /** Whether the field also shows them as pills, which remove them. */
  pills?: boolean
}

/** The credited artists, in the order they are printed, each with a role. */
export const CreditedArtists = ({ credits, roles, onChange, pills = false, ...field }: Props) => {
  const { t } = useTranslation('common')
  const choose = (options: readonly Option[]) => {
    const ids = options.map(({ id }) => id)
    // Without the picture, whose address expires before a draft does.
    const named = (index: number) => ({ name: options[index]?.name ?? '', image: null })
    onChange(creditsOf(ids, credits).map((credit, index) => ({ ...credit, ...named(index) })))
  }
  const change = (artistId: string, chosen: string) => {
    const type = roles.find((role) => role === chosen)
    if (type !== undefined) onChange(credits.map((one) => (one.artistId === artistId ? { ...one, type } : one)))
  }
  return (
    <div>
      <SearchMultiSelect
        {...field}
        placeholder={t('credits.search')}
        value={credits.map(({ artistId, name }) => ({ id: artistId, name }))}
        onChange={choose}
        renderSearch={(search) => <ArtistSearch {...search} />}
        makes
        shownElsewhere={!pills}
      />
      <ul className={classes.artists} aria-label={t('credits.chosen')}>
        {credits.map(({ artistId, name, type }) => (
          <li key={artistId} className={classes.artist}>
            <span className={classes.name}>{name}</span>
            <NativeSelect
              aria-label={t('credits.role', { name })}
              value={roles.includes(type) ? type : 'PRIMARY'}
              onChange={({ currentTarget }) => change(artistId, currentTarget.value)}
              onKeyDown={typeAhead}
              data={roles.map((role) => ({ value: role, label: t(`credits.${role}`) }))}
            />
            {pills ? null : (
              <CloseButton
                aria-label={t('credits.remove', { name })}
                onClick={() => onChange(credits.filter((one) => one.artistId !== artistId))}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
