import { createFileRoute, redirect } from '@tanstack/react-router'
import { NewReleaseScreen } from '#src/features/releases/workspace/new-release-screen.tsx'
import { openReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
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
    return { releaseId: search.id }
  },
  loader: async ({ context: { releaseId } }) => {
    const [opened] = await Promise.all([
      openReleaseDraft(releaseId),
      loadTexts('releases', 'problems', 'errors', 'uploads', 'lists', 'reasons'),
    ])
    return { opened, releaseId }
  },
  component: () => <NewReleaseScreen {...Route.useLoaderData()} {...Route.useSearch()} />,
})
