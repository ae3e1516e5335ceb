import type { Context, WriteContext } from '#backend/context.ts'
import { referencesOf } from '#backend/references.ts'
import { contentOf, contentRevision } from '#backend/release-records/content.ts'
import { newRow } from '#backend/rows.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SnapshotRow } from '#backend/tables/snapshots.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { ReleaseSnapshot } from '#src/contract/releases.ts'
import { contentChanges, hasChanged, hasOtherDate, sharedContent } from '#src/domain/release/content.ts'

/** The snapshot of a release as it is now: taken once for each of its states. */
export const takeSnapshot = async (context: WriteContext, release: ReleaseRow): Promise<SnapshotRow> => {
  const { snapshots } = context.tables
  const revision = await contentRevision(context, release)
  const taken = await snapshots.where({ is: { releaseId: release.id, contentRevision: revision } })
  const content = await contentOf(context, release)
  // The same revisions with another name in them, as of an artist, are another state.
  const same = taken.find((row) => !hasChanged(contentChanges(row.content, content)))
  if (same !== undefined) return same
  return snapshots.put({ ...newRow(context), releaseId: release.id, contentRevision: revision, content })
}

type AtStore = { storeId: string; approvedSnapshotId: string | null }

/** Whether a release is no longer what a store has; without a snapshot of that it is not known, and it may be. */
export const differsAtStore = async (
  context: Context,
  release: ReleaseRow,
  { storeId, approvedSnapshotId }: AtStore,
) => {
  const snapshot = approvedSnapshotId === null ? undefined : await context.tables.snapshots.get(approvedSnapshotId)
  if (snapshot === undefined) return true
  const [before, after] = [snapshot.content, await contentOf(context, release)]
  return hasChanged(contentChanges(sharedContent(before), sharedContent(after))) || hasOtherDate(before, after, storeId)
}

const snapshotView = async (context: Context, row: SnapshotRow): Promise<ReleaseSnapshot> => {
  const { id, contentRevision: revision, createdAt, content } = row
  const { cover } = content
  const url = cover === null ? null : await referencesOf(context).urlOf(cover.fileId)
  return { id, contentRevision: revision, createdAt, content: { ...content, cover: cover && { ...cover, url } } }
}

/** The snapshots that submissions name, each once. */
export const snapshotsOf = async (context: Context, submissions: readonly SubmissionRow[]) => {
  const named = submissions.flatMap(({ snapshotId, approvedSnapshotId }) => [snapshotId, approvedSnapshotId])
  const ids = [...new Set(named.filter((id) => id !== null))]
  const rows = await context.tables.snapshots.where({ ids })
  return Promise.all(rows.map((row) => snapshotView(context, row)))
}
