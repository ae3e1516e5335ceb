import { createFileRoute, redirect } from '@tanstack/react-router'
import { newReleaseSearch } from '#src/features/releases/workspace/workspace-search-params.ts'

/** The browser makes the id, so that a new release has its final address before it is saved. */
export const Route = createFileRoute('/_member/releases/new')({
  validateSearch: newReleaseSearch,
  preload: false,
  beforeLoad: ({ search: { id = crypto.randomUUID(), ...search } }) => {
    throw redirect({ to: '/releases/$releaseId', params: { releaseId: id }, search, replace: true })
  },
})
