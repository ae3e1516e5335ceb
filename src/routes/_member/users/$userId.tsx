import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { UserScreen } from '#src/features/users/user-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { editSearchParams } from '#src/shared/page/search-params.ts'

export const Route = createFileRoute('/_member/users/$userId')({
  validateSearch: editSearchParams,
  context: ({ params: { userId } }) => ({
    userQuery: api.users.get.queryOptions({ userId }, { meta: { offline: true } }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.userQuery)
    return loadTexts('entities', 'lists', 'members', 'errors')
  },
  component: UserScreen,
})
