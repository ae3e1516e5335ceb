import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { useFilterChange } from '#src/catalogue/lists/use-list-change.ts'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { AssetsFilters } from '#src/features/assets/assets-filters.tsx'
import { ASSETS_PER_PAGE } from '#src/features/assets/assets-query.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconMusic } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/assets')

export const AssetsList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  const filter = useFilterChange()
  const { format, artistId, organizationId } = state
  return (
    <ListScreen
      title={t('assets.title')}
      searchLabel={t('assets.search')}
      countLabel={(count) => t('assets.count', { count })}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(assetColumns)}
      perPage={ASSETS_PER_PAGE}
      filters={<AssetsFilters state={state} onChange={filter} />}
      isFiltered={format !== undefined || artistId !== undefined || organizationId !== undefined}
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
