import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'

import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'

import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { userColumns } from '#src/features/users/user-columns.tsx'
import { useChangeUsers } from '#src/features/users/use-change-users.ts'
import { IconUser } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/users/')

export const UsersList = () => {
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      area="users"
      icon={IconUser}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={userColumns}
      opens

      bulk={{ nameOf: nameOfUser, statusOf: ({ status }) => status, ...useChangeUsers() }}
    />
  )
}
