import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { PeopleList } from '#src/features/people/people-list.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { idFilter, LIST_QUERY, listSearchParams, pageInput } from '#src/shared/page/search-params.ts'

const search = z.extend(listSearchParams(['name']), {
  organizationId: idFilter,
})

export const Route = createFileRoute('/_member/people/')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: (asked) => search.parse(asked.search),
  context: ({ deps }) => ({
    listQuery: api.people.list.queryOptions(pageInput(deps), {
      ...LIST_QUERY,
      select: ({ people, count }) => ({ rows: people, count }),
    }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: PeopleList,
})
