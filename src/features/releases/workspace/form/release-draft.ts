import { readDraftFileWithId } from '#src/offline/drafts/draft-files.ts'
import { openDraft } from '#src/offline/drafts/drafts.ts'
import {
  type ReleaseDraft,
  type ReleaseForm,
  releaseDraft,
} from '#src/features/releases/workspace/form/release-form.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { session } from '#src/auth/session/session.ts'

/** Under which the picked cover is saved and sent. */
export const coverKey = (releaseId: string) => `${releaseId}/cover`

const describe = (releaseId: string) => (draft: ReleaseDraft) => ({
  title: draft.values.title,
  fileKeys: [
    coverKey(releaseId),
    ...draft.values.tracks.filter(({ media }) => media === null).map(({ assetId }) => assetId),
  ],
})

/** After a reload the address of a picture is no longer good: the kept file gives it a new one. */
const withCover = async (form: ReleaseForm, releaseId: string): Promise<ReleaseForm> => {
  if (form.cover === null) return form
  const stored = await readDraftFileWithId(coverKey(releaseId))
  const url = stored?.fileId === form.cover.fileId ? URL.createObjectURL(stored.file) : ''
  return { ...form, cover: { ...form.cover, url } }
}

/** Unsaved work on this release by whoever is signed in, where they work. */
export const openReleaseDraft = async (releaseId: string) => {
  const { user } = await loadViewer()
  const organizationId = session.getState().organizationId ?? ''
  const draft = await openDraft({
    userId: user.id,
    organizationId,
    area: 'releases',
    entityId: releaseId,
    schema: releaseDraft,
    describe: describe(releaseId),
  })
  const opened = { ...draft, organizationId }
  if (opened.values === null) return opened
  const { values, baseline } = opened.values
  return { ...opened, values: { values: await withCover(values, releaseId), baseline } }
}
export type OpenedReleaseDraft = Awaited<ReturnType<typeof openReleaseDraft>>
