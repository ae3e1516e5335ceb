import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { useFilters } from '#src/shared/list/filter/use-filters.ts'
import { userFilters } from '#src/features/users/user-filters.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { canDeactivateUser } from '#src/domain/access/activation.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { userDisplayName } from '#src/features/users/user-display-name.ts'
import { userColumns } from '#src/features/users/user-columns.tsx'
import { useUserActions } from '#src/features/users/use-user-actions.ts'

const route = getRouteApi('/_member/users/')

export const UsersList = () => {
  const me = useCurrentUser()
  return (
    <ListScreen
      area="users"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useSearch()}
      columns={userColumns}
      filters={useFilters(userFilters)}
      readPage={async (state) => (await client.users.list.query(pageInput(state, EXPORT_ROWS))).users}
      bulk={{
        nameOf: userDisplayName,
        statusOf: ({ status }) => status,
        isSelectable: (user) => canDeactivateUser(me, user),
        ...useUserActions(),
      }}
    />
  )
}
