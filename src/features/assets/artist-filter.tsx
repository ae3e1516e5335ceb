import { useTranslation } from 'react-i18next'
import { SearchFilter } from '#src/catalogue/lists/search-filter.tsx'
import { useNamed } from '#src/catalogue/pickers/use-named.ts'
import { useArtistSearch } from '#src/catalogue/searches.ts'

type Props = { value: string | undefined; onChange: (artistId: string | undefined) => void }

export const ArtistFilter = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <SearchFilter
      label={t('filter.artist')}
      everything={t('filter.everyArtist')}
      value={value}
      named={useNamed('artists', value)}
      useOptions={useArtistSearch}
      onChange={onChange}
    />
  )
}
