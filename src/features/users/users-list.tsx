import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { userFilters } from '#src/features/users/user-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { userColumns } from '#src/features/users/user-columns.tsx'
import { useChangeUsers } from '#src/features/users/use-change-users.ts'
import { IconUser } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/users/')

export const UsersList = () => {
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  return (
    <ListScreen
      area="users"
      icon={IconUser}
      list={useQuery(listQuery)}
      state={state}
      columns={userColumns}
      filters={useFilters(userFilters)}
      opens
      readPage={async (page) => (await client.users.list.query(pageInput({ ...state, page }, EXPORT_ROWS))).users}
      bulk={{ nameOf: nameOfUser, statusOf: ({ status }) => status, ...useChangeUsers() }}
    />
  )
}
