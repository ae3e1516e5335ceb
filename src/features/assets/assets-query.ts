import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_FORMATS } from '#src/domain/release-format.ts'

/** Five rows a page (spec 2, section 9). */
export const ASSETS_PER_PAGE = 5

export const assetsSearch = z.extend(listSearch(['title', 'isrc']), {
  format: z.catch(z.optional(z.enum(ASSET_FORMATS)), undefined),
  artistId: z.catch(z.optional(z.uuid()), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
})
type AssetsState = z.output<typeof assetsSearch>
export type AssetsFilters = Partial<Pick<AssetsState, 'format' | 'artistId' | 'organizationId'>>

export const assetsQuery = ({ format, artistId, organizationId, ...state }: AssetsState) =>
  api.assets.list.queryOptions(
    { ...pageInput(state, ASSETS_PER_PAGE), format: format ?? 'ALL', artistId, organizationId },
    {
      meta: { offline: true },
      placeholderData: keepPreviousData,
      select: ({ assets, count }) => ({ rows: assets, count }),
    },
  )

export const assetQuery = (assetId: string) => api.assets.get.queryOptions({ assetId }, { meta: { offline: true } })
