import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'
import { pendingEntities } from '#src/offline/outbox/queue/pending-entities.ts'
import { PersonScreen } from '#src/features/people/person-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/people/$personId')({
  validateSearch: editSearchParams,
  context: ({ params: { personId } }) => ({
    personQuery: api.people.get.queryOptions({ personId }, { meta: { offline: true } }),
    creditsQuery: api.people.credits.queryOptions({ personId }, { meta: { offline: true } }),
  }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(context.personQuery)
    // The server may not know yet who was added offline.
    if (!pendingEntities.getState().has(params.personId)) void context.queryClient.prefetchQuery(context.creditsQuery)
    return loadTexts('entities', 'lists', 'errors')
  },
  component: PersonScreen,
})
