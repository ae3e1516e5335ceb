import type { DeliveryStatus, DisplayStatus, ReleaseStatus, SubmissionStatus } from '#src/domain/submission/status.ts'

type Decided = { status: SubmissionStatus; delivery: DeliveryStatus | null }

/** Whether this is a takedown that was refused. It was delivered once, so the release is still in the store. */
export const isRefusedTakedown = ({ status, delivery }: Decided): boolean => status === 'REJECTED' && delivery !== null

/** Whether a store has the release, or gets it without any further decision. Such a release is not deleted. */
export const isInStore = (submission: Decided): boolean =>
  ['APPROVED', 'PENDING_TAKEDOWN'].includes(submission.status) || isRefusedTakedown(submission)

/** Whether a store has or may still get the release from this submission. There is at most one per store (spec 2, section 4). */
export const isLiveSubmission = (submission: Decided): boolean =>
  submission.status === 'PENDING_APPROVAL' || isInStore(submission)

const wasApproved = (submission: Decided): boolean => submission.delivery !== null || submission.status === 'APPROVED'

/** Whether any submission was approved. Barcode and ISRC cannot change from then on. */
export const isPublished = (submissions: readonly Decided[]): boolean => submissions.some(wasApproved)

/** Approved once any submission was approved, otherwise rejected once any was rejected, otherwise pending (spec 2, section 4). */
export const releaseStatusOf = (submissions: readonly Decided[]): ReleaseStatus => {
  if (isPublished(submissions)) return 'APPROVED'
  return submissions.some(({ status }) => status === 'REJECTED') ? 'REJECTED' : 'PENDING'
}

/** The status of a release as its label sees it. Both days are `YYYY-MM-DD`: what a store has is live from its release date on. */
export const displayStatusOf = (
  submissions: readonly Decided[],
  consumerReleaseDate: string | null,
  today: string,
): DisplayStatus => {
  const has = (status: SubmissionStatus) => submissions.some((submission) => submission.status === status)
  if (submissions.length === 0) return 'DRAFT'
  if (has('PENDING_TAKEDOWN')) return 'TAKEDOWN_REQUESTED'
  if (has('PENDING_APPROVAL')) return 'IN_REVIEW'
  const inStore = submissions.filter(isInStore)
  const isDue = consumerReleaseDate !== null && consumerReleaseDate <= today
  if (inStore.length > 0) return isDue && inStore.some(({ delivery }) => delivery === 'PROCESSED') ? 'LIVE' : 'APPROVED'
  return has('TAKEN_DOWN') ? 'TAKEN_DOWN' : 'NEEDS_CHANGES'
}
