import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { FilterSelect } from '#src/catalogue/lists/filter-select.tsx'
import { useUser } from '#src/catalogue/viewer.ts'
import { PER_PAGE_MAX } from '#src/contract/resource.ts'

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const Organizations = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  const { data } = useQuery(
    api.organizations.list.queryOptions({ page: 1, perPage: PER_PAGE_MAX, sortBy: 'name', sortDir: 'asc' }),
  )
  return (
    <FilterSelect
      label={t('filter.organization')}
      everything={t('filter.everyOrganization')}
      value={value}
      options={(data?.orgs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useUser()?.role === 'SUPERADMIN' ? <Organizations {...props} /> : null
