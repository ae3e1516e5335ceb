import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewReleaseScreen } from '#src/features/releases/workspace/new-release-screen.tsx'
import { openNewRelease } from '#src/features/releases/workspace/open-new-release.ts'
import { newReleaseSearch } from '#src/features/releases/workspace/workspace-search.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/releases/new')({
  // What reads a kept draft travels with the workspace, not with every start.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: newReleaseSearch,
  preload: false,
  // The id is the browser's, and stands in the address from the start: a reload finds the same draft.
  beforeLoad: ({ search }) => {
    if (search.id === undefined)
      throw redirect({ to: '/releases/new', search: { ...search, id: crypto.randomUUID() }, replace: true })
    return { releaseId: search.id, begins: search }
  },
  loader: async ({ context: { releaseId, begins } }) => {
    const [begun] = await Promise.all([
      openNewRelease(releaseId, begins),
      loadTexts('releases', 'problems', 'errors', 'uploads', 'lists', 'reasons'),
    ])
    return { ...begun, releaseId }
  },
  component: () => <NewReleaseScreen {...Route.useLoaderData()} {...Route.useSearch()} />,
})
