import { isInStore } from '#src/domain/submission/release-status.ts'
import { type DeliveryStatus, isUndecided, type SubmissionStatus } from '#src/domain/submission/status.ts'
import { isTakedownAhead } from '#src/domain/submission/takedown-day.ts'

type Submitted = { status: SubmissionStatus; delivery: DeliveryStatus | null; takedownOn?: string | null | undefined }

/**
 * Whether the label can ask a store to remove the release, or to replace what it has: the store has it, and nothing else
 * is being asked or about to happen.
 */
export const isOpenToRequests = (submission: Submitted): boolean =>
  isInStore(submission) && !isUndecided(submission.status) && submission.takedownOn == null

/**
 * Whether what was asked of a store can be taken back: a reviewer has yet to decide, or the day of a confirmed takedown has
 * yet to come. Days are `YYYY-MM-DD`.
 */
export const canTakeBack = (submission: Submitted, today: string): boolean =>
  isUndecided(submission.status) || isTakedownAhead(submission, today)

/**
 * What a submission becomes when the label takes its request back; null where nothing is left of it. An update that was
 * rejected before stays so: nobody gets round what a reviewer asked to change.
 */
export const statusAfterWithdrawal = (submission: Submitted, wasRejected = false): 'APPROVED' | 'REJECTED' | null => {
  if (!isInStore(submission)) return null
  return wasRejected ? 'REJECTED' : 'APPROVED'
}

type Dated = { updatedAt: string }

/**
 * Whether a release or its tracks were saved since a store last heard of it. Where no snapshot was taken, it is all that
 * is known: something may differ.
 */
export const isSavedSince = (submission: Dated, saved: readonly Dated[]): boolean =>
  saved.some(({ updatedAt }) => updatedAt > submission.updatedAt)
