import type { DeliveryStatus, SubmissionStatus } from '#src/domain/submission/status.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'

type Delivered = { status: SubmissionStatus; delivery: DeliveryStatus | null }

/** Only a failed delivery is tried again, and only while the store is still meant to have it. */
export const canRetryDelivery = (submission: Delivered): boolean =>
  submission.delivery === 'ERROR' && (submission.status === 'APPROVED' || isRefusedTakedown(submission))

/** The state of a submission at its store: its status, divided further where members see a difference. */
export type StoreState = SubmissionStatus | 'LIVE' | 'TAKEDOWN_REFUSED'

/** How a store has the release: live once delivered and due. Days are `YYYY-MM-DD`. */
export const storeStateOf = (submission: Delivered, consumerReleaseDate: string | null, today: string): StoreState => {
  if (isRefusedTakedown(submission)) return 'TAKEDOWN_REFUSED'
  const isDue = consumerReleaseDate !== null && consumerReleaseDate <= today
  return submission.status === 'APPROVED' && submission.delivery === 'PROCESSED' && isDue ? 'LIVE' : submission.status
}

/** The delivery worth a word: while the store is meant to have the release. */
export const visibleDelivery = (submission: Delivered): DeliveryStatus | null =>
  submission.status === 'APPROVED' || (isRefusedTakedown(submission) && submission.delivery !== 'PROCESSED')
    ? submission.delivery
    : null
