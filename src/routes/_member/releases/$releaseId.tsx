import { createFileRoute } from '@tanstack/react-router'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import { ReleaseScreen } from '#src/features/releases/workspace/release-screen.tsx'
import { openReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { workspaceSearch } from '#src/features/releases/workspace/workspace-search.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/releases/$releaseId')({
  // What reads a kept draft travels with the workspace, not with every start.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: workspaceSearch,
  preload: false,
  loader: async ({ context, params: { releaseId } }) => {
    void context.queryClient.prefetchQuery(releaseQuery(releaseId))
    const [opened] = await Promise.all([
      openReleaseDraft(releaseId),
      loadTexts('releases', 'problems', 'errors', 'uploads', 'lists', 'reasons', 'entities'),
    ])
    return { opened, releaseId }
  },
  component: () => <ReleaseScreen {...Route.useLoaderData()} />,
})
