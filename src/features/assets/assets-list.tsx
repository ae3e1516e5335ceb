import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { assetColumns } from '#src/features/assets/asset-columns.tsx'
import { newAssetDialog } from '#src/shared/page/shell-dialogs.ts'
import { IconPlus } from '#src/ui/icons.ts'
import { type ListFilter, artistFilter, organizationFilter } from '#src/shared/list/list-filter.ts'
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
      columns={assetColumns}
      filters={assetFilters}
      readPage={async (state) => (await client.assets.list.query(pageInput(state, EXPORT_ROWS))).assets}
      action={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => newAssetDialog.setState(true)}>
          {t('asset.new')}
        </Button>
      }
      bulk={{
        nameOf: ({ title }) => title,
        ...useBulkActions({ remove: api.assets.permanentlyDelete }, (assetIds) => ({ assetIds })),
      }}
    />
  )
}
