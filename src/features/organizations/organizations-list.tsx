import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api, client } from '#src/api/client.ts'
import type { Organization } from '#src/contract/organizations.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { statusFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { CountryCell, RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { addedColumn, nameColumn, statusColumn, textColumn } from '#src/shared/list/table/common-columns.tsx'
import { AddLink } from '#src/shared/page/page-header.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'

const organizationColumns: Column<Organization>[] = [
  nameColumn({
    header: 'organization',
    nameOf: ({ name }) => name,
    imageOf: ({ image }) => image,
    link: (row) => (
      <RowLink to="/organizations/$organizationId" params={{ organizationId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  textColumn({ id: 'city', order: 2, sortBy: 'city', textOf: ({ city }) => city }),
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    cell: ({ country }) => <CountryCell code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  statusColumn(4, 'organizations'),
  addedColumn(5),
]

const route = getRouteApi('/_member/organizations/')
const organizationFilters = [statusFilter]

export const OrganizationsList = () => (
  <ListScreen
    area="organizations"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useLoaderDeps()}
    columns={organizationColumns}
    filters={organizationFilters}
    readPage={async (state) => (await client.organizations.list.query(pageInput(state, EXPORT_ROWS))).orgs}
    action={<AddLink to="/organizations/new" area="organizations" />}
    bulk={{
      nameOf: ({ name }) => name,
      statusOf: ({ status }) => status,
      isSelectable: ({ isManaged }) => isManaged,
      ...useBulkActions(
        { toggle: api.organizations.toggle, remove: api.organizations.permanentlyDelete },
        (organizationIds) => ({ organizationIds }),
      ),
    }}
  />
)
