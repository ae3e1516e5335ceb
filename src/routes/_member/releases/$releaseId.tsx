import { createFileRoute } from '@tanstack/react-router'
import { openNewReleaseDraft, openReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import { preloadSteps, ReleaseScreen } from '#src/features/releases/workspace/release-screen.tsx'
import { workspaceSearch } from '#src/features/releases/workspace/workspace-search-params.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { pause } from '#src/platform/with-timeout.ts'
import { releaseQuery, WORKSPACE_TEXTS } from '#src/shared/release/release-queries.ts'

const SKELETON_AFTER_MS = 200

export const Route = createFileRoute('/_member/releases/$releaseId')({
  // Reading a draft is part of the workspace's chunk, not of the start chunk.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: workspaceSearch,
  preload: false,
  beforeLoad: ({ cause, context, params: { releaseId }, search: { format, title = '', from, shared } }) => {
    // Preloaded as soon as the pointer rests on a link.
    if (cause === 'preload') void context.queryClient.prefetchQuery(releaseQuery(releaseId))
    return { start: format === undefined ? null : { format, title, from, shared } }
  },
  loader: async ({ context: { queryClient, start }, params: { releaseId } }) => {
    const texts = loadTexts(...WORKSPACE_TEXTS)
    void preloadSteps()
    if (start !== null) {
      const [opened] = await Promise.all([openNewReleaseDraft(releaseId, start), texts])
      return { releaseId, ...opened }
    }
    const [opened] = await Promise.all([
      openReleaseDraft(releaseId),
      texts,
      // No skeleton for a load this short: it would only flash.
      Promise.race([queryClient.prefetchQuery(releaseQuery(releaseId)), pause(SKELETON_AFTER_MS)]),
    ])
    return { releaseId, opened, copy: null, fresh: null }
  },
  // The draft is opened once per visit: from then on the form owns what is typed.
  gcTime: 0,
  shouldReload: ({ cause }) => cause === 'enter',
  component: () => <ReleaseScreen {...Route.useLoaderData()} isNew={Route.useSearch().format !== undefined} />,
})
