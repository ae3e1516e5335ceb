import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { UserForm } from '#src/features/users/user-form.tsx'
import { UserOverview } from '#src/features/users/user-overview.tsx'

const route = getRouteApi('/_member/users/$userId')

export const UserScreen = () => {
  const { t } = useTranslation('lists')
  const { userQuery } = route.useRouteContext()
  const { userId } = route.useParams()
  const update = useMutation(api.users.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(userQuery)}
      area={t('users.title')}
      list={{ to: '/users' }}
      titleOf={nameOfUser}
      renderPicture={(user) => <EntityAvatar name={nameOfUser(user)} url={user.avatar} size={44} />}
      renderOverview={(user, onRemoved) => <UserOverview user={user} onRemoved={onRemoved} />}
      renderForm={(user, done) => (
        <UserForm
          {...done}
          entity={user}
          save={(fields, revision = user.revision) => update.mutateAsync({ userId, revision, ...fields })}
        />
      )}
    />
  )
}
