import { createFileRoute } from '@tanstack/react-router'
import { submissionsQuery, submissionsSearch } from '#src/features/submissions/submissions-search.ts'
import { SubmissionsScreen } from '#src/features/submissions/submissions-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/submissions')({
  validateSearch: submissionsSearch,
  loaderDeps: ({ search }) => search,
  context: ({ deps }) => ({ listQuery: submissionsQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('submissions', 'lists', 'problems', 'reasons', 'errors')
  },
  component: SubmissionsScreen,
})
