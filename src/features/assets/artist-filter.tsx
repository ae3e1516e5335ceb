import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/assets/artist-filter.module.css'

type Props = { value: string | undefined; onChange: (artistId: string | undefined) => void }

/** The address knows an artist by the id; the search, which finds by id too, gives the name back. */
const useArtist = (artistId: string | undefined) =>
  useQuery(
    api.searches.artists.queryOptions(
      { search: artistId ?? '' },
      { enabled: artistId !== undefined, select: (found) => found.find(({ id }) => id === artistId) },
    ),
  ).data

export const ArtistFilter = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  const artist = useArtist(value)
  const chosen = value === undefined ? null : (artist ?? { id: value, name: '…' })
  return (
    <div className={classes.filter} data-narrows={value !== undefined || undefined}>
      <SearchSelect
        label={t('filter.artist')}
        placeholder={t('filter.everyArtist')}
        value={chosen}
        onChange={(option) => onChange(option?.id)}
        useOptions={useArtistSearch}
      />
    </div>
  )
}
