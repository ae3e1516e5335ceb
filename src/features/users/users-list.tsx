import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { userFilters } from '#src/features/users/user-filters.ts'
import { useUser } from '#src/catalogue/viewer.ts'
import { canDeactivateUser } from '#src/domain/access/activation.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { userColumns } from '#src/features/users/user-columns.tsx'
import { useChangeUsers } from '#src/features/users/use-change-users.ts'

const route = getRouteApi('/_member/users/')

export const UsersList = () => {
  const me = useUser()
  return (
    <ListScreen
      area="users"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useSearch()}
      columns={userColumns}
      filters={useFilters(userFilters)}
      readPage={async (state) => (await client.users.list.query(pageInput(state, EXPORT_ROWS))).users}
      bulk={{
        nameOf: nameOfUser,
        statusOf: ({ status }) => status,
        isTheirs: (user) => canDeactivateUser(me, user),
        ...useChangeUsers(),
      }}
    />
  )
}
