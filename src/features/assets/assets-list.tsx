import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { useFilterChange } from '#src/catalogue/lists/use-list-change.ts'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { AssetsFilters } from '#src/features/assets/assets-filters.tsx'
import { ASSETS_PER_PAGE } from '#src/features/assets/assets-query.ts'
import { newAsset } from '#src/catalogue/new-asset.ts'
import { useChangeAssets } from '#src/features/assets/use-change-assets.ts'
import { IconMusic, IconPlus } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/assets/')

export const AssetsList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  const filter = useFilterChange()
  const { format, artistId, organizationId } = state
  return (
    <ListScreen
      area="assets"
      icon={IconMusic}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(assetColumns)}
      perPage={ASSETS_PER_PAGE}
      filters={<AssetsFilters state={state} onChange={filter} />}
      isFiltered={format !== undefined || artistId !== undefined || organizationId !== undefined}
      opens
      readPage={async (page) => {
        const asked = pageInput({ ...state, page }, EXPORT_ROWS)
        return (await client.assets.list.query({ ...asked, format, artistId, organizationId })).assets
      }}
      action={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => newAsset.set(true)}>
          {t('asset.new')}
        </Button>
      }
      bulk={{ nameOf: ({ title }) => title, ...useChangeAssets() }}
    />
  )
}
