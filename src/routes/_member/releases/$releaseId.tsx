import { createFileRoute } from '@tanstack/react-router'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import { ReleaseScreen } from '#src/features/releases/workspace/release-screen.tsx'
import { openReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { workspaceSearch } from '#src/features/releases/workspace/workspace-search.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

const SKELETON_AFTER_MS = 100

export const Route = createFileRoute('/_member/releases/$releaseId')({
  // What reads a kept draft travels with the workspace, not with every start.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: workspaceSearch,
  preload: false,
  // Asked for as soon as a pointer rests on its link; its draft is opened by whoever comes in.
  beforeLoad: ({ cause, context, params: { releaseId } }) => {
    if (cause === 'preload') void context.queryClient.prefetchQuery(releaseQuery(releaseId))
  },
  loader: async ({ context, params: { releaseId } }) => {
    const asked = context.queryClient.prefetchQuery(releaseQuery(releaseId))
    const [opened] = await Promise.all([
      openReleaseDraft(releaseId),
      loadTexts('releases', 'problems', 'errors', 'uploads', 'lists', 'reasons', 'entities'),
      // A skeleton that gives way at once is one more page to draw.
      Promise.race([asked, new Promise((resolve) => setTimeout(resolve, SKELETON_AFTER_MS))]),
    ])
    return { opened, releaseId }
  },
  component: () => <ReleaseScreen {...Route.useLoaderData()} />,
})
