import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api, client } from '#src/api/client.ts'
import type { Person } from '#src/contract/people.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { organizationFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { addedColumn, nameColumn, organizationColumn } from '#src/shared/list/table/common-columns.tsx'
import { AddLink } from '#src/shared/page/page-header.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'

const personColumns: Column<Person>[] = [
  nameColumn({
    header: 'name',
    nameOf: ({ name }) => name,
    link: (row) => (
      <RowLink to="/people/$personId" params={{ personId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  addedColumn(3, { visible: true, rowNumber: 2, isNamed: true }),
  organizationColumn(4),
]

const route = getRouteApi('/_member/people/')
const peopleFilters = [organizationFilter]

export const PeopleList = () => (
  <ListScreen
    area="people"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useLoaderDeps()}
    columns={personColumns}
    filters={peopleFilters}
    readPage={async (state) => (await client.people.list.query(pageInput(state, EXPORT_ROWS))).people}
    action={<AddLink to="/people/new" area="people" />}
    bulk={{
      nameOf: ({ name }) => name,
      ...useBulkActions({ remove: api.people.permanentlyDelete }, (personIds) => ({ personIds })),
    }}
  />
)
