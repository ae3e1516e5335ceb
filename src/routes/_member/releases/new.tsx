import { createFileRoute, redirect } from '@tanstack/react-router'
import { newReleaseSearch } from '#src/features/releases/workspace/workspace-search-params.ts'

/** The id is the browser's: a new release has its own address from the first moment, and keeps it when it is saved. */
export const Route = createFileRoute('/_member/releases/new')({
  validateSearch: newReleaseSearch,
  preload: false,
  beforeLoad: ({ search: { id = crypto.randomUUID(), ...search } }) => {
    throw redirect({ to: '/releases/$releaseId', params: { releaseId: id }, search, replace: true })
  },
})
