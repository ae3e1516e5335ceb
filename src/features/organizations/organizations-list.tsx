import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { organizationColumns } from '#src/features/organizations/organization-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconBuilding } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/organizations')

export const OrganizationsList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('organizations.title')}
      searchLabel={t('organizations.search')}
      countLabel={(count) => t('organizations.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={organizationColumns}
      empty={
        <EmptyState
          icon={<IconBuilding size={28} stroke={1.5} />}
          title={t('organizations.empty.title')}
          message={t('organizations.empty.message')}
        />
      }
    />
  )
}
