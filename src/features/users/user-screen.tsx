import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { useUser } from '#src/catalogue/viewer.ts'
import { outranks } from '#src/domain/access/activation.ts'
import { keptUser } from '#src/features/users/kept-user.ts'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { UserForm } from '#src/features/users/user-form.tsx'
import { UserOverview } from '#src/features/users/user-overview.tsx'

const route = getRouteApi('/_member/users/$userId')

export const UserScreen = () => {
  const me = useUser()
  const update = useMutation(api.users.update.mutationOptions())
  return (
    <DetailScreen
      area="users"
      query={useQuery(route.useRouteContext().userQuery)}
      headingOf={(user) => ({ title: nameOfUser(user), image: user.avatar })}
      Overview={UserOverview}
      Form={UserForm}
      isEditable={({ role }) => me !== undefined && !outranks(role, me.role)}
      keeps={keptUser}
      save={({ id }, revision, fields) => update.mutateAsync({ userId: id, revision, ...fields })}
    />
  )
}
