import { createFileRoute } from '@tanstack/react-router'
import { editSearch } from '#src/catalogue/entity/edit-search.ts'
import { userQuery } from '#src/features/users/users-query.ts'
import { UserScreen } from '#src/features/users/user-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/users/$userId')({
  validateSearch: editSearch,
  context: ({ params: { userId } }) => ({ userQuery: userQuery(userId) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.userQuery)
    return loadTexts('entities', 'lists', 'members', 'errors')
  },
  component: UserScreen,
})
