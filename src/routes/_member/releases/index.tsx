import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { ReleasesList } from '#src/features/releases/releases-list.tsx'
import { releasesQuery, releasesSearch } from '#src/features/releases/releases-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/releases/')({
  validateSearch: releasesSearch,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: ({ search }) => releasesSearch.parse(search),
  context: ({ deps }) => ({ listQuery: releasesQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: ReleasesList,
})
