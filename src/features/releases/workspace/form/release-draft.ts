import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import type { MergedField } from '#src/features/releases/workspace/form/merge-release.ts'
import {
  type ReleaseDraft,
  type ReleaseForm,
  releaseDraft,
  emptyRelease,
  formFromDetail,
} from '#src/features/releases/workspace/form/release-form.ts'
import { todayHere } from '#src/i18n/today.ts'
import { readDraftFile } from '#src/offline/drafts/draft-files.ts'
import { deleteSharedFile, sharedFile } from '#src/offline/drafts/share-target-files.ts'
import { openDraftWithFile } from '#src/offline/drafts/tab-files.ts'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import { pickImage } from '#src/shared/upload/picked-images.ts'

const describe = ({ values: { title, tracks } }: ReleaseDraft) => ({
  title,
  fileKeys: tracks.filter(({ media }) => media === null).map(({ assetId }) => assetId),
})

/** An object URL ends with its page: the stored file gets a new one. */
const withCover = async (form: ReleaseForm, coverKey: string): Promise<ReleaseForm> => {
  if (form.cover === null) return form
  const stored = await readDraftFile(coverKey)
  const url = stored?.fileId === form.cover.fileId ? URL.createObjectURL(stored.file) : ''
  return { ...form, cover: { ...form.cover, url } }
}

/** The draft of this release, of this user in this organization. */
export const openReleaseDraft = async (releaseId: string) => {
  const { user } = await loadViewer()
  const organizationId = session.getState().organizationId ?? ''
  const { fileKey: coverKey, ...draft } = await openDraftWithFile({
    userId: user.id,
    organizationId,
    area: 'releases',
    entityId: releaseId,
    schema: releaseDraft,
    describe,
    fileOf: () => `${releaseId}/cover`,
  })
  /** `coverKey`: under which the picked cover is stored and uploaded. */
  const opened = { ...draft, organizationId, coverKey }
  if (opened.values === null) return opened
  const { values, ...stored } = opened.values
  return { ...opened, values: { values: await withCover(values, coverKey), ...stored } }
}
export type OpenedReleaseDraft = Awaited<ReturnType<typeof openReleaseDraft>>

/** Unique to one release. */
const UNIQUE_FIELDS = ['barcode', 'catalogNumber'] as const
/** A duplicate does not take these over when they are past. */
const DATES = ['consumerReleaseDate', 'preOrderDate', 'releaseDate'] as const

/**
 * A new release with the values of another one: its tracks are the same assets, its cover the same file. `leftOut` names
 * the fields that are not taken over. `today` is `YYYY-MM-DD`.
 */
export const duplicateRelease = (form: ReleaseForm, today: string): { values: ReleaseForm; leftOut: MergedField[] } => {
  const past = DATES.filter((field) => form[field] !== '' && form[field] < today)
  const leftOut = [...UNIQUE_FIELDS.filter((field) => form[field] !== ''), ...past]
  const blank = Object.fromEntries(leftOut.map((field) => [field, '']))
  return { values: { ...form, ...blank, revision: null }, leftOut }
}

const copyOf = async (releaseId: string) => {
  const form = formFromDetail(await queryClient.ensureQueryData(releaseQuery(releaseId)))
  return { form, ...duplicateRelease(form, todayHere()) }
}

type NewReleaseOptions = {
  format: ReleaseForm['format']
  title: string
  from?: string | undefined
  shared?: string | undefined
}

/** Makes the file that another app shared the cover. It then belongs to the draft, and is not offered again. */
const pickSharedCover = async (coverKey: string, shared: string) => {
  const file = await sharedFile(shared)
  if (file === null) return false
  await pickImage(coverKey, file)
  await deleteSharedFile(shared)
  return true
}

/** A duplicate or a shared cover becomes a draft at once, so that it survives leaving the page. */
export const openNewReleaseDraft = async (releaseId: string, { format, title, from, shared }: NewReleaseOptions) => {
  const opened = await openReleaseDraft(releaseId)
  const fresh = emptyRelease(format, title)
  if (shared !== undefined && (await pickSharedCover(opened.coverKey, shared)) && opened.values === null)
    opened.draft.changed({ values: fresh, baseline: null })
  if (from === undefined) return { opened, copy: null, fresh }
  if (opened.values !== null) {
    // The draft has all copied values: without the source only the notice of what was left out is missing.
    const copy = await copyOf(from).catch(() => null)
    return { opened, copy, fresh }
  }
  const copy = await copyOf(from)
  opened.draft.changed({ values: copy.values, baseline: null })
  return { opened, copy, fresh: copy.values }
}
export type Copy = Awaited<ReturnType<typeof openNewReleaseDraft>>['copy']
