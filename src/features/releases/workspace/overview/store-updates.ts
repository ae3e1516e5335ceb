import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { ReleaseContent, ReleaseDetail } from '#src/contract/releases.ts'
import { contentChanges, hasChanged, hasOtherDate, sharedContent } from '#src/domain/release/content.ts'
import { isActiveSubmission } from '#src/domain/submission/release-status.ts'
import { isOpenToRequests, isSavedSince } from '#src/domain/submission/requests.ts'
import { contentOfDetail } from '#src/shared/release/detail-content.ts'

const known = new WeakMap<ReleaseDetail, ReadonlySet<string>>()

/**
 * The snapshots that the release, as it was last saved, differs from in what every store is given. Many stores share one,
 * so each is compared once.
 */
const outdatedSnapshots = (detail: ReleaseDetail): ReadonlySet<string> => {
  const content = sharedContent(contentOfDetail(detail))
  const isOutdated = (before: ReleaseContent) => hasChanged(contentChanges(sharedContent(before), content))
  const outdated =
    known.get(detail) ?? new Set(detail.snapshots.filter((one) => isOutdated(one.content)).map(({ id }) => id))
  known.set(detail, outdated)
  return outdated
}

/** Whether what was submitted to a store, and waits, is no longer what is saved. */
export const isEditedInReview = (detail: ReleaseDetail, { status, snapshotId }: ReleaseSubmission): boolean =>
  status === 'PENDING_APPROVAL' && snapshotId !== null && outdatedSnapshots(detail).has(snapshotId)

type Dates = Pick<ReleaseDetail, 'storeDates'>

/**
 * Whether a store has another state of the release than the one that is saved, and can be asked to replace it. That other
 * stores get the release, too, changes nothing for it.
 */
export const hasUpdate = (detail: ReleaseDetail, submission: ReleaseSubmission, dates: Dates = detail): boolean => {
  if (!isOpenToRequests(submission)) return false
  const { storeId, approvedSnapshotId } = submission
  const approved = detail.snapshots.find(({ id }) => id === approvedSnapshotId)
  if (approved === undefined) return isSavedSince(submission, [detail, ...detail.tracks])
  return outdatedSnapshots(detail).has(approved.id) || hasOtherDate(approved.content, dates, storeId)
}

/**
 * The chosen stores that never got the release, are to get it again, or have it other than it is. Unsaved edits count, of
 * what every store is given as well as of the stores.
 */
export const storesToSubmit = (
  { distributionProviders, storeDates }: Dates & Pick<ReleaseDetail, 'distributionProviders'>,
  detail: ReleaseDetail | null,
  isSharedSaved: boolean,
): string[] =>
  distributionProviders.filter((store) => {
    const active = detail?.submissions.find((one) => one.storeId === store && isActiveSubmission(one))
    if (detail === null || active === undefined) return true
    return isSharedSaved ? hasUpdate(detail, active, { storeDates }) : isOpenToRequests(active)
  })
