import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { outranks } from '#src/domain/access/activation.ts'
import { userDraft } from '#src/features/users/user-draft.ts'
import { userDisplayName } from '#src/features/users/user-display-name.ts'
import { UserForm } from '#src/features/users/user-form.tsx'
import { UserOverview } from '#src/features/users/user-overview.tsx'

const route = getRouteApi('/_member/users/$userId')

export const UserScreen = () => {
  const me = useCurrentUser()
  const update = useMutation(api.users.update.mutationOptions())
  return (
    <DetailScreen
      area="users"
      query={useQuery(route.useRouteContext().userQuery)}
      headingOf={(user) => ({ title: userDisplayName(user), image: user.avatar })}
      Overview={UserOverview}
      Form={UserForm}
      isEditable={({ role }) => me !== undefined && !outranks(role, me.role)}
      draftSchema={userDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ userId: id, revision, ...fields })}
    />
  )
}
