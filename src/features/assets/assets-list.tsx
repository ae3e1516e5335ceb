import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '#src/api/client.ts'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { useFilters } from '#src/shared/list/filter/use-filters.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { useColumns } from '#src/shared/list/table/use-columns.ts'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { newAssetDialog } from '#src/shared/page/new-asset-dialog.ts'
import { useAssetActions } from '#src/features/assets/use-asset-actions.ts'
import { IconPlus } from '#src/ui/icons.ts'
import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'
import { artistFilter, organizationFilter } from '#src/shared/list/filter/common-filters.ts'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'

/** Format, artist and organization (spec 2, section 2). */
const assetFilters: ListFilter[] = [
  {
    name: 'format',
    header: 'format',
    everything: 'everyFormat',
    kinds: ASSET_FORMATS.map((value) => ({ value, text: `format.${value}` as const })),
  },
  artistFilter,
  organizationFilter,
]

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
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => newAssetDialog.setState(true)}>
          {t('asset.new')}
        </Button>
      }
      bulk={{ nameOf: ({ title }) => title, ...useAssetActions() }}
    />
  )
}
