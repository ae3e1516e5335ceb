import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/list/search-params/list-search-params.ts'
import { LabelsList } from '#src/features/labels/labels-list.tsx'
import { labelsQuery, labelsSearch } from '#src/features/labels/labels-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/labels/')({
  validateSearch: labelsSearch,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: labelsQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: LabelsList,
})
