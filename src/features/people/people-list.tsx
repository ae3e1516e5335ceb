import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { organizationFilter } from '#src/catalogue/lists/shared-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { personColumns } from '#src/features/people/person-columns.tsx'
import { useChangePeople } from '#src/features/people/use-change-people.ts'

const route = getRouteApi('/_member/people/')
const peopleFilters = [organizationFilter]

export const PeopleList = () => (
  <ListScreen
    area="people"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useSearch()}
    columns={useColumns(personColumns)}
    filters={useFilters(peopleFilters)}
    readPage={async (state) => (await client.people.list.query(pageInput(state, EXPORT_ROWS))).people}
    action={<AddLink to="/people/new" area="people" />}
    bulk={{ nameOf: ({ name }) => name, ...useChangePeople() }}
  />
)
