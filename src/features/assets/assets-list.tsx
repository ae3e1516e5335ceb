import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconMusic } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/assets')

export const AssetsList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('assets.title')}
      searchLabel={t('assets.search')}
      countLabel={(count) => t('assets.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={assetColumns}
      empty={
        <EmptyState
          icon={<IconMusic size={28} stroke={1.5} />}
          title={t('assets.empty.title')}
          message={t('assets.empty.message')}
        />
      }
    />
  )
}
