import { refuseDependents, removeRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { submissionsByRelease } from '#mocks/db/links.ts'
import type { ReleaseRow } from '#mocks/db/rows.ts'
import { isInStore } from '#src/domain/submission/flow.ts'

/** What a store has stays; what only waits for a decision goes with its submissions, its history and the news. */
export const removeReleases = async ({ tables }: Context, rows: readonly ReleaseRow[]) => {
  const { edits, notifications, releases, submissions } = tables
  const all = await submissions.all()
  const live = rows.filter(({ id }) => submissionsByRelease(all, id).some(isInStore))
  refuseDependents('RELEASE_IS_LIVE', live)
  const going = new Set(rows.map(({ id }) => id))
  const theirs = ({ releaseId }: { releaseId: string | null }) => releaseId !== null && going.has(releaseId)
  await removeRows(submissions, await submissions.filter(theirs))
  await removeRows(edits, await edits.filter(theirs))
  await removeRows(notifications, await notifications.filter(theirs))
  return removeRows(releases, rows)
}
