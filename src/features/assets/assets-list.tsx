import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { assetFilters } from '#src/features/assets/asset-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { newAsset } from '#src/catalogue/new-asset.ts'
import { useChangeAssets } from '#src/features/assets/use-change-assets.ts'
import { IconPlus } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/assets/')

export const AssetsList = () => {
  const { t } = useTranslation('entities')
  return (
    <ListScreen
      area="assets"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useSearch()}
      columns={useColumns(assetColumns)}
      filters={useFilters(assetFilters)}
      readPage={async (state) => (await client.assets.list.query(pageInput(state, EXPORT_ROWS))).assets}
      action={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => newAsset.set(true)}>
          {t('asset.new')}
        </Button>
      }
      bulk={{ nameOf: ({ title }) => title, ...useChangeAssets() }}
    />
  )
}
