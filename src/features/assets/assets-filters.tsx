import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#src/catalogue/lists/filter-select.tsx'
import { OrganizationFilter } from '#src/catalogue/lists/organization-filter.tsx'
import { ASSET_FORMATS } from '#src/domain/release-format.ts'
import { ArtistFilter } from '#src/features/assets/artist-filter.tsx'
import type { AssetsFilters as Filters } from '#src/features/assets/assets-query.ts'

type Props = { state: Filters; onChange: (filters: Filters) => void }

export const AssetsFilters = ({ state, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <>
      <FilterSelect
        label={t('column.format')}
        everything={t('filter.everyFormat')}
        value={state.format}
        options={ASSET_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => onChange({ format })}
      />
      <ArtistFilter value={state.artistId} onChange={(artistId) => onChange({ artistId })} />
      <OrganizationFilter value={state.organizationId} onChange={(organizationId) => onChange({ organizationId })} />
    </>
  )
}
