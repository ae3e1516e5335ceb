import type { DeliveryStatus, ReleaseStatus, SubmissionStatus } from '#src/domain/submission/status.ts'
import type { UserRole } from '#src/domain/access/permission.ts'

type Decided = { status: SubmissionStatus; delivery: DeliveryStatus | null }

const REVIEWER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  PENDING_APPROVAL: ['APPROVED', 'REJECTED'],
  PENDING_TAKEDOWN: ['TAKEN_DOWN', 'REJECTED'],
}
const MEMBER: Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>> = { APPROVED: ['PENDING_TAKEDOWN'] }

/** Whether a user of this role may take a submission from one status to the other (spec 2, section 4). */
export const canTransition = (from: SubmissionStatus, to: SubmissionStatus, role: UserRole): boolean =>
  [...(MEMBER[from] ?? []), ...(role === 'SUPERADMIN' ? (REVIEWER[from] ?? []) : [])].includes(to)

/** A takedown that was refused: it was delivered once, so the release is still in the store. */
export const isRefusedTakedown = ({ status, delivery }: Decided): boolean => status === 'REJECTED' && delivery !== null

/** Whether a store has the release, or will have it without anybody deciding anything more: it is not deleted then. */
export const isInStore = (submission: Decided): boolean =>
  ['APPROVED', 'PENDING_TAKEDOWN'].includes(submission.status) || isRefusedTakedown(submission)

/** Whether a store has or may get the release from this, so that a second submission to it would be one too many. */
export const isLiveSubmission = (submission: Decided): boolean =>
  submission.status === 'PENDING_APPROVAL' || isInStore(submission)

const wasApproved = (submission: Decided): boolean => submission.delivery !== null || submission.status === 'APPROVED'

/** From the first approval on a release is published: barcode and ISRC cannot change any more. */
export const isPublished = (submissions: readonly Decided[]): boolean => submissions.some(wasApproved)

/** Pending until one is decided, approved once one is, rejected when all decided ones are. */
export const releaseStatusOf = (submissions: readonly Decided[]): ReleaseStatus => {
  if (isPublished(submissions)) return 'APPROVED'
  return submissions.some(({ status }) => status === 'REJECTED') ? 'REJECTED' : 'PENDING'
}

/** The status of a release that its label sees, from the submissions to all its stores. */
export const DISPLAY_STATUSES = [
  'DRAFT',
  'IN_REVIEW',
  'APPROVED',
  'LIVE',
  'NEEDS_CHANGES',
  'TAKEDOWN_REQUESTED',
  'TAKEN_DOWN',
] as const
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number]

/** The status of a release that is shown. Days are `YYYY-MM-DD`. */
export const displayStatusOf = (
  submissions: readonly Decided[],
  consumerReleaseDate: string | null,
  today: string,
): DisplayStatus => {
  const has = (status: SubmissionStatus) => submissions.some((submission) => submission.status === status)
  if (submissions.length === 0) return 'DRAFT'
  if (has('PENDING_TAKEDOWN')) return 'TAKEDOWN_REQUESTED'
  if (has('PENDING_APPROVAL')) return 'IN_REVIEW'
  if (has('APPROVED') || submissions.some(isRefusedTakedown))
    return consumerReleaseDate !== null && consumerReleaseDate <= today ? 'LIVE' : 'APPROVED'
  return has('TAKEN_DOWN') ? 'TAKEN_DOWN' : 'NEEDS_CHANGES'
}
