import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { OrganizationsList } from '#src/features/organizations/organizations-list.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { kindFilter, LIST_QUERY, listSearchParams, pageInput } from '#src/shared/page/search-params.ts'

const search = z.extend(listSearchParams(['name', 'city', 'status']), {
  status: kindFilter(ENTITY_STATUSES),
})

export const Route = createFileRoute('/_member/organizations/')({
  validateSearch: search,
  search: { middlewares: [stripSearchParams(LIST_DEFAULTS)] },
  loaderDeps: (asked) => search.parse(asked.search),
  context: ({ deps }) => ({
    listQuery: api.organizations.list.queryOptions(pageInput(deps), {
      ...LIST_QUERY,
      select: ({ orgs, count }) => ({ rows: orgs, count }),
    }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('lists', 'entities', 'errors')
  },
  component: OrganizationsList,
})
