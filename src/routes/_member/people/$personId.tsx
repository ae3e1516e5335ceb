import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { creditsQuery } from '#src/features/people/credits-query.ts'
import { PersonScreen } from '#src/features/people/person-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { pendingEntities } from '#src/offline/outbox/queue/outbox-state.ts'
import { editSearchParams, pageParam } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/people/$personId')({
  validateSearch: z.extend(editSearchParams, { page: pageParam }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  context: ({ params: { personId }, deps: { page } }) => ({
    personQuery: api.people.get.queryOptions({ personId }, { meta: { offline: true } }),
    creditsQuery: creditsQuery(personId, page),
  }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(context.personQuery)
    // The server may not know yet who was added offline.
    if (!pendingEntities.getState().has(params.personId)) void context.queryClient.prefetchQuery(context.creditsQuery)
    return loadTexts('entities', 'lists', 'errors', 'contributors')
  },
  component: PersonScreen,
})
