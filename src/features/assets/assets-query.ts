import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import {
  idFilter,
  kindFilter,
  LIST_DEFAULTS,
  listSearchParams,
  pageInput,
} from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'

/** Five rows a page (spec 2, section 9). */
export const ASSETS_DEFAULTS = { ...LIST_DEFAULTS, perPage: 5 } as const

export const assetsSearch = z.extend(listSearchParams(['title', 'isrc'], ASSETS_DEFAULTS.perPage), {
  format: kindFilter(ASSET_FORMATS),
  artistId: idFilter,
  organizationId: idFilter,
})
export type AssetsState = z.output<typeof assetsSearch>

export const assetsQuery = (state: AssetsState) =>
  api.assets.list.queryOptions(
    { ...pageInput(state), format: state.format ?? 'ALL' },
    {
      meta: { offline: true },
      placeholderData: keepPreviousData,
      select: ({ assets, count }) => ({ rows: assets, count }),
    },
  )

export const assetQuery = (assetId: string) => api.assets.get.queryOptions({ assetId }, { meta: { offline: true } })
