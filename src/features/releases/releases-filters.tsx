import { useTranslation } from 'react-i18next'
import { FilterSelect } from '#src/catalogue/lists/filter-select.tsx'
import { OrganizationFilter } from '#src/catalogue/lists/organization-filter.tsx'
import { RELEASE_FORMATS } from '#src/domain/release-format.ts'
import { RELEASE_STATUSES } from '#src/domain/status.ts'
import type { ReleasesFilters as Filters } from '#src/features/releases/releases-query.ts'

type Props = { state: Filters; onChange: (filters: Filters) => void }

export const ReleasesFilters = ({ state, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <>
      <FilterSelect
        label={t('column.format')}
        everything={t('filter.everyFormat')}
        value={state.format}
        options={RELEASE_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => onChange({ format })}
      />
      <FilterSelect
        label={t('column.status')}
        everything={t('filter.everyStatus')}
        value={state.status}
        options={RELEASE_STATUSES.map((value) => ({ value, label: t(`releaseStatus.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <OrganizationFilter value={state.organizationId} onChange={(organizationId) => onChange({ organizationId })} />
    </>
  )
}
