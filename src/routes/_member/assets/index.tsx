import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { ASSETS_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { AssetsList } from '#src/features/assets/assets-list.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { idFilter, kindFilter, LIST_QUERY, listSearchParams, pageInput } from '#src/shared/page/search-params.ts'

const search = z.extend(listSearchParams(['title', 'isrc'], ASSETS_DEFAULTS.perPage), {
  format: kindFilter(ASSET_FORMATS),
  artistId: idFilter,
  organizationId: idFilter,
})

export const Route = createFileRoute('/_member/assets/')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams(ASSETS_DEFAULTS)] },
  loaderDeps: (asked) => search.parse(asked.search),
  context: ({ deps }) => ({
    listQuery: api.assets.list.queryOptions(
      { ...pageInput(deps), format: deps.format ?? 'ALL' },
      {
        ...LIST_QUERY,
        select: ({ assets, count }) => ({ rows: assets, count }),
      },
    ),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: AssetsList,
})
