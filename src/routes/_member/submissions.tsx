import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  SUBMISSIONS_DEFAULTS,
  submissionsQuery,
  submissionsSearch,
} from '#src/features/submissions/submissions-query.ts'
import { SubmissionsScreen } from '#src/features/submissions/submissions-screen.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/submissions')({
  validateSearch: submissionsSearch,
  search: { middlewares: [stripSearchParams(SUBMISSIONS_DEFAULTS)] },
  // Choosing another submission of the same page loads nothing.
  loaderDeps: ({ search }) => {
    const { chosen: _chosen, ...filters } = submissionsSearch.parse(search)
    return filters
  },
  context: ({ deps }) => ({ listQuery: submissionsQuery(deps) }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(context.listQuery)
    return loadTexts('submissions', 'lists', 'problems', 'uploads', 'reasons', 'errors', 'contributors')
  },
  component: SubmissionsScreen,
})
