import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/list/search-params/list-search-params.ts'
import { PeopleList } from '#src/features/people/people-list.tsx'
import { peopleQuery, peopleSearch } from '#src/features/people/people-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/people/')({
  validateSearch: peopleSearch,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: peopleQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: PeopleList,
})
