import type {
  DeliveryStatus,
  DisplayStatus,
  ReleaseStatus,
  SubmissionKind,
  SubmissionStatus,
} from '#src/domain/submission/status.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

type Decided = { status: SubmissionStatus; delivery: DeliveryStatus | null; takedownOn?: string | null | undefined }
type Approved = Decided & { liveFrom?: string | null | undefined }
type Requested = Decided & { kind: SubmissionKind }

/**
 * Whether this is a takedown that was refused: the release is still in the store. Before requests were recorded, what was
 * delivered and rejected could be nothing else.
 */
export const isRefusedTakedown = ({ status, delivery, kind }: Requested): boolean =>
  status === 'REJECTED' && delivery !== null && kind !== 'UPDATE'

/** Whether a store has the release, or gets it without any further decision. Such a release is not deleted. */
export const isInStore = ({ status, delivery }: Decided): boolean =>
  status === 'APPROVED' || status === 'PENDING_TAKEDOWN' || (delivery !== null && status !== 'TAKEN_DOWN')

/**
 * Whether a store has or may still get the release from this submission. There is at most one per store (catalogue-4). Active
 * is not live: it can wait for review, for its delivery or for its date.
 */
export const isActiveSubmission = (submission: Decided): boolean =>
  submission.status === 'PENDING_APPROVAL' || isInStore(submission)

/** Whether a store has the release, or may still get it from what was submitted. */
export const isAtStore = (submissions: readonly (Decided & { storeId: string })[], storeId: string): boolean =>
  submissions.some((submission) => submission.storeId === storeId && isActiveSubmission(submission))

const wasApproved = (submission: Decided): boolean => submission.delivery !== null || submission.status === 'APPROVED'

/** Whether any submission was approved. Barcode and ISRC cannot change from then on. */
export const isPublished = (submissions: readonly Decided[]): boolean => submissions.some(wasApproved)

/** Approved once any submission was approved, otherwise rejected once any was rejected, otherwise pending (catalogue-4). */
export const releaseStatusOf = (submissions: readonly Decided[]): ReleaseStatus => {
  if (isPublished(submissions)) return 'APPROVED'
  return submissions.some(({ status }) => status === 'REJECTED') ? 'REJECTED' : 'PENDING'
}

/**
 * Whether what was approved for a store is out there: from the day on with which it was approved, whatever the release says
 * now. Where that was not recorded, it is the date of the release. Days are `YYYY-MM-DD`.
 */
export const isOut = (
  { liveFrom }: Pick<Approved, 'liveFrom'>,
  consumerReleaseDate: string | null,
  today: string,
): boolean => {
  const day = liveFrom ?? consumerReleaseDate
  return day !== null && day <= today
}

/** The status of a release as its label sees it: live from the first day on which a store that has it has it out. */
export const displayStatusOf = (
  sent: readonly Approved[],
  consumerReleaseDate: string | null,
  today: string,
): DisplayStatus => {
  const submissions = sent.map((submission) => submissionOn(submission, today))
  const has = (status: SubmissionStatus) => submissions.some((submission) => submission.status === status)
  if (submissions.length === 0) return 'DRAFT'
  if (has('PENDING_TAKEDOWN')) return 'TAKEDOWN_REQUESTED'
  if (has('PENDING_APPROVAL')) return 'IN_REVIEW'
  const inStore = submissions.filter(isInStore)
  const isLive = (submission: Approved) =>
    submission.delivery === 'PROCESSED' && isOut(submission, consumerReleaseDate, today)
  if (inStore.length > 0) return inStore.some(isLive) ? 'LIVE' : 'APPROVED'
  return has('TAKEN_DOWN') ? 'TAKEN_DOWN' : 'NEEDS_CHANGES'
}
