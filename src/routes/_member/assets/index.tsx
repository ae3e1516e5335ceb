import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AssetsList } from '#src/features/assets/assets-list.tsx'
import { ASSETS_DEFAULTS, assetsQuery, assetsSearch } from '#src/features/assets/assets-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/assets/')({
  validateSearch: assetsSearch,
  search: { middlewares: [stripSearchParams(ASSETS_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: assetsQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: AssetsList,
})
