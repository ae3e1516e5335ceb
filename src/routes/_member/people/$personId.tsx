import { createFileRoute } from '@tanstack/react-router'
import { editSearchParams } from '#src/shared/entity/edit-search-params.ts'
import { personQuery } from '#src/features/people/people-query.ts'
import { PersonScreen } from '#src/features/people/person-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/people/$personId')({
  validateSearch: editSearchParams,
  context: ({ params: { personId } }) => ({ personQuery: personQuery(personId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.personQuery)
    return loadTexts('entities', 'lists', 'errors')
  },
  component: PersonScreen,
})
