import { openDraft } from '#src/offline/drafts.ts'
import { type ReleaseDraft, releaseDraft } from '#src/features/releases/workspace/release-form.ts'
import { loadViewer } from '#src/catalogue/viewer.ts'
import { session } from '#src/session/session.ts'

export const coverKey = (releaseId: string) => `${releaseId}/cover`

const describe = (releaseId: string) => (draft: ReleaseDraft) => ({
  title: draft.values.title,
  fileKeys: [
    coverKey(releaseId),
    ...draft.values.tracks.filter(({ media }) => media === null).map(({ assetId }) => assetId),
  ],
})

/** Unsaved work on this release by whoever is signed in, where they work. */
export const openReleaseDraft = async (releaseId: string) => {
  const { user } = await loadViewer()
  return openDraft({
    userId: user.id,
    organizationId: session.getState().organizationId ?? '',
    releaseId,
    schema: releaseDraft,
    describe: describe(releaseId),
  })
}
export type OpenedReleaseDraft = Awaited<ReturnType<typeof openReleaseDraft>>
