import { createFileRoute } from '@tanstack/react-router'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { openNewRelease, openReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import { ReleaseScreen } from '#src/features/releases/workspace/release-screen.tsx'
import { workspaceSearch } from '#src/features/releases/workspace/workspace-search-params.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'

const SKELETON_AFTER_MS = 100

export const Route = createFileRoute('/_member/releases/$releaseId')({
  // What reads a kept draft travels with the workspace, not with every start.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: workspaceSearch,
  preload: false,
  beforeLoad: ({ cause, context, params: { releaseId }, search: { format, title = '', from, shared } }) => {
    // Asked for as soon as a pointer rests on its link.
    if (cause === 'preload') void context.queryClient.prefetchQuery(releaseQuery(releaseId))
    return { start: format === undefined ? null : { format, title, from, shared } }
  },
  loader: async ({ context: { queryClient, start }, params: { releaseId } }) => {
    const texts = loadTexts('releases', 'problems', 'errors', 'uploads', 'lists', 'reasons', 'entities')
    if (start !== null) {
      const [opened] = await Promise.all([openNewRelease(releaseId, start), texts])
      return { releaseId, ...opened }
    }
    const asked = queryClient.prefetchQuery(releaseQuery(releaseId))
    const [opened] = await Promise.all([
      openReleaseDraft(releaseId),
      texts,
      // A skeleton that gives way at once is one more page to draw.
      Promise.race([asked, new Promise((resolve) => setTimeout(resolve, SKELETON_AFTER_MS))]),
    ])
    return { releaseId, opened, copy: null, fresh: null }
  },
  // The draft is opened by whoever comes in, once: what is typed then is the form's, not the loader's.
  gcTime: 0,
  shouldReload: ({ cause }) => cause === 'enter',
  component: () => <ReleaseScreen {...Route.useLoaderData()} isNew={Route.useSearch().format !== undefined} />,
})
