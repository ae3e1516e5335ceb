import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { AddLink } from '#src/shared/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { statusFilter } from '#src/shared/list/filter/common-filters.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { organizationColumns } from '#src/features/organizations/organization-columns.tsx'
import { useOrganizationActions } from '#src/features/organizations/use-organization-actions.ts'

const route = getRouteApi('/_member/organizations/')
const organizationFilters = [statusFilter]

export const OrganizationsList = () => (
  <ListScreen
    area="organizations"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useSearch()}
    columns={organizationColumns}
    filters={organizationFilters}
    readPage={async (state) => (await client.organizations.list.query(pageInput(state, EXPORT_ROWS))).orgs}
    action={<AddLink to="/organizations/new" area="organizations" />}
    bulk={{
      nameOf: ({ name }) => name,
      statusOf: ({ status }) => status,
      isSelectable: ({ isManaged }) => isManaged,
      ...useOrganizationActions(),
    }}
  />
)
