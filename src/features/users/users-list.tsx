import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { userColumns } from '#src/features/users/user-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconUser } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/users')

export const UsersList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('users.title')}
      searchLabel={t('users.search')}
      countLabel={(count) => t('users.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={userColumns}
      empty={
        <EmptyState
          icon={<IconUser size={28} stroke={1.5} />}
          title={t('users.empty.title')}
          message={t('users.empty.message')}
        />
      }
    />
  )
}
