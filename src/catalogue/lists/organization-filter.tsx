import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { SearchFilter } from '#src/catalogue/lists/search-filter.tsx'
import { useNamed } from '#src/catalogue/pickers/use-named.ts'
import { useOffered } from '#src/catalogue/pickers/use-picking.ts'
import { useUser } from '#src/catalogue/viewer.ts'
import { PER_PAGE_MAX } from '#src/contract/resource.ts'

type Props = { value: string | undefined; onChange: (organizationId: string | undefined) => void }

const ALPHABETICAL = { page: 1, perPage: PER_PAGE_MAX, sortBy: 'name', sortDir: 'asc' } as const
const KEPT = { placeholderData: keepPreviousData, retry: false }

/** A hundred at a time (spec 2, section 9), which is more than the searches find. */
const useOrganizations = (text: string) => {
  const search = text === '' ? undefined : text
  const { data, isFetching, error, refetch } = useQuery(
    api.organizations.list.queryOptions({ ...ALPHABETICAL, search }, KEPT),
  )
  const options = (data?.orgs ?? []).map(({ id, name, image }) => ({ id, name, image }))
  const found = { options, isPending: isFetching, error, retry: () => void refetch() }
  return useOffered({ kind: 'organizations', text }, found)
}

const OrganizationSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('lists')
  return (
    <SearchFilter
      label={t('filter.organization')}
      everything={t('filter.everyOrganization')}
      value={value}
      named={useNamed('organizations', value)}
      useOptions={useOrganizations}
      onChange={onChange}
    />
  )
}

/** Only a super administrator sees more than one organization at a time (spec 2, section 6). */
export const OrganizationFilter = (props: Props) =>
  useUser()?.role === 'SUPERADMIN' ? <OrganizationSelect {...props} /> : null
