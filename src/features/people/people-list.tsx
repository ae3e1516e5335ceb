import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { organizationFilter } from '#src/catalogue/lists/shared-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { personColumns } from '#src/features/people/person-columns.tsx'
import { useChangePeople } from '#src/features/people/use-change-people.ts'
import { IconUsers } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/people/')
const peopleFilters = [organizationFilter]

export const PeopleList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  return (
    <ListScreen
      area="people"
      icon={IconUsers}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(personColumns)}
      filters={useFilters(peopleFilters)}
      opens
      readPage={async (page) => (await client.people.list.query(pageInput({ ...state, page }, EXPORT_ROWS))).people}
      action={<AddLink to="/people/new">{t('add.people')}</AddLink>}
      bulk={{ nameOf: ({ name }) => name, ...useChangePeople() }}
    />
  )
}
