import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/list/search-params/list-search-params.ts'
import { UsersList } from '#src/features/users/users-list.tsx'
import { usersQuery, usersSearch } from '#src/features/users/users-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/users/')({
  validateSearch: usersSearch,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: usersQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: UsersList,
})
