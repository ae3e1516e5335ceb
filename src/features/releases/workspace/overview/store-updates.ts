import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { contentChanges, hasChanged } from '#src/domain/release/content.ts'
import { isLiveSubmission } from '#src/domain/submission/release-status.ts'
import { isOpenToRequests, isSavedSince } from '#src/domain/submission/requests.ts'
import { contentOfDetail } from '#src/shared/release/detail-content.ts'

const known = new WeakMap<ReleaseDetail, ReadonlySet<string>>()

/** The snapshots that the release, as it was last saved, differs from. Many stores share one, so each is compared once. */
const outdatedSnapshots = (detail: ReleaseDetail): ReadonlySet<string> => {
  const content = contentOfDetail(detail)
  const outdated =
    known.get(detail) ??
    new Set(detail.snapshots.filter((one) => hasChanged(contentChanges(one.content, content))).map(({ id }) => id))
  known.set(detail, outdated)
  return outdated
}

/** Whether what was submitted to a store, and waits, is no longer what is saved. */
export const isEditedInReview = (detail: ReleaseDetail, { status, snapshotId }: ReleaseSubmission): boolean =>
  status === 'PENDING_APPROVAL' && snapshotId !== null && outdatedSnapshots(detail).has(snapshotId)

/** Whether a store has another state of the release than the one that is saved, and can be asked to replace it. */
export const hasUpdate = (detail: ReleaseDetail, submission: ReleaseSubmission): boolean => {
  if (!isOpenToRequests(submission)) return false
  const { approvedSnapshotId } = submission
  if (approvedSnapshotId === null) return isSavedSince(submission, [detail, ...detail.tracks])
  return outdatedSnapshots(detail).has(approvedSnapshotId)
}

/** The chosen stores that never got the release, are to get it again, or have it other than it is; unsaved edits count. */
export const storesToSubmit = (chosen: readonly string[], detail: ReleaseDetail | null, isSaved: boolean): string[] =>
  chosen.filter((store) => {
    const live = detail?.submissions.find((one) => one.storeId === store && isLiveSubmission(one))
    if (detail === null || live === undefined) return true
    return isSaved ? hasUpdate(detail, live) : isOpenToRequests(live)
  })
