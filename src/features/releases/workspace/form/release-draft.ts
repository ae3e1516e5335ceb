import { readDraftFileWithId } from '#src/offline/drafts/draft-files.ts'
import { openDraft } from '#src/offline/drafts/drafts.ts'
import {
  type ReleaseDraft,
  type ReleaseForm,
  releaseDraft,
  emptyRelease,
  formFromDetail,
} from '#src/features/releases/workspace/form/release-form.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { session } from '#src/auth/session/session.ts'
import dayjs from 'dayjs'
import { queryClient } from '#src/api/query-client.ts'
import { pickImage } from '#src/shared/upload/picked-images.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { deleteSharedFile, sharedFile } from '#src/offline/drafts/share-target-files.ts'
import type { MergedField } from '#src/features/releases/workspace/form/merge-release.ts'

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

/** No other release may have these. */
const ITS_OWN = ['barcode', 'catalogNumber'] as const
/** Days that have passed say nothing of a release that is still to come. */
const DATES = ['consumerReleaseDate', 'preOrderDate', 'releaseDate'] as const

/**
 * A release to begin with what another one has: its tracks are the same assets, its cover the same file. What cannot be
 * repeated is left out, and named. `today` is `YYYY-MM-DD`.
 */
export const duplicateRelease = (form: ReleaseForm, today: string): { values: ReleaseForm; leftOut: MergedField[] } => {
  const past = DATES.filter((field) => form[field] !== '' && form[field] < today)
  const leftOut = [...ITS_OWN.filter((field) => form[field] !== ''), ...past]
  const blank = Object.fromEntries(leftOut.map((field) => [field, '']))
  return { values: { ...form, ...blank, revision: null }, leftOut }
}

/** What a new release begins with: nothing, or all that can be repeated of another one. */
const copyOf = async (releaseId: string) => {
  const form = formFromDetail(await queryClient.ensureQueryData(releaseQuery(releaseId)))
  return { form, ...duplicateRelease(form, dayjs().format('YYYY-MM-DD')) }
}

type NewReleaseOptions = {
  format: ReleaseForm['format']
  title: string
  from?: string | undefined
  shared?: string | undefined
}

/** What another app shared becomes the cover; from then on it is the draft's, and waits for nobody else. */
const takeCover = async (releaseId: string, shared: string) => {
  const file = await sharedFile(shared)
  if (file === null) return false
  await pickImage(coverKey(releaseId), file)
  await deleteSharedFile(shared)
  return true
}

/** A copy, or a shared cover, is kept as a draft at once: it can be left, found again, and discarded. */
export const openNewRelease = async (releaseId: string, { format, title, from, shared }: NewReleaseOptions) => {
  const opened = await openReleaseDraft(releaseId)
  const fresh = emptyRelease(format, title)
  if (shared !== undefined && (await takeCover(releaseId, shared)) && opened.values === null)
    opened.draft.changed({ values: fresh, baseline: null })
  if (from === undefined) return { opened, copy: null, fresh }
  if (opened.values !== null) {
    // The draft has all that was copied: without the source only the notice of what was left out is missing.
    const copy = await copyOf(from).catch(() => null)
    return { opened, copy, fresh }
  }
  const copy = await copyOf(from)
  opened.draft.changed({ values: copy.values, baseline: null })
  return { opened, copy, fresh: copy.values }
}
export type Copy = Awaited<ReturnType<typeof openNewRelease>>['copy']
