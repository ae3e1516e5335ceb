import { isInStore, isOut, isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import { type DeliveryStatus, type SubmissionKind, type SubmissionStatus } from '#src/domain/submission/status.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

type Delivered = {
  status: SubmissionStatus
  delivery: DeliveryStatus | null
  kind: SubmissionKind
  takedownOn?: string | null | undefined
  liveFrom?: string | null | undefined
}

/** Whether a takedown or an update was refused, so that the store keeps what it has. */
const isInStoreAfterRefusal = (submission: Delivered): boolean =>
  submission.status === 'REJECTED' && isInStore(submission)

/** Only a failed delivery is tried again, and only while the store is still meant to have it. */
export const canRetryDelivery = (submission: Delivered): boolean =>
  submission.delivery === 'ERROR' && (submission.status === 'APPROVED' || isInStoreAfterRefusal(submission))

/** The state of a submission at its store: its status, divided further where members see a difference. */
export const STORE_STATES = [
  // What the label has to do something about comes first.
  'REJECTED',
  'UPDATE_REJECTED',
  'PENDING_TAKEDOWN',
  'PENDING_APPROVAL',
  'UPDATE_IN_REVIEW',
  'TAKEDOWN_REFUSED',
  'APPROVED',
  'LIVE',
  'TAKEN_DOWN',
] as const satisfies readonly (
  | SubmissionStatus
  | 'LIVE'
  | 'TAKEDOWN_REFUSED'
  | 'UPDATE_IN_REVIEW'
  | 'UPDATE_REJECTED'
)[]
export type StoreState = (typeof STORE_STATES)[number]

/** How a store has the release: live once delivered and due. Days are `YYYY-MM-DD`. */
export const storeStateOf = (sent: Delivered, consumerReleaseDate: string | null, today: string): StoreState => {
  const submission = submissionOn(sent, today)
  const { status, delivery } = submission
  if (isRefusedTakedown(submission)) return 'TAKEDOWN_REFUSED'
  if (status === 'REJECTED' && isInStore(submission)) return 'UPDATE_REJECTED'
  if (status === 'PENDING_APPROVAL' && isInStore(submission)) return 'UPDATE_IN_REVIEW'
  const isLive = status === 'APPROVED' && delivery === 'PROCESSED' && isOut(submission, consumerReleaseDate, today)
  return isLive ? 'LIVE' : status
}

/** At how many stores a release is in which state, each state once. Given are the latest submissions to each store. */
export const storeStatesOf = (
  latest: readonly Delivered[],
  consumerReleaseDate: string | null,
  today: string,
): { state: StoreState; count: number }[] => {
  const states = latest.map((submission) => storeStateOf(submission, consumerReleaseDate, today))
  return STORE_STATES.map((state) => ({ state, count: states.filter((one) => one === state).length })).filter(
    ({ count }) => count > 0,
  )
}

/** The delivery worth a word: while the store is meant to have the release. */
export const visibleDelivery = (submission: Delivered): DeliveryStatus | null =>
  submission.status === 'APPROVED' || (isInStoreAfterRefusal(submission) && submission.delivery !== 'PROCESSED')
    ? submission.delivery
    : null

/** Since which day a release is on sale: nothing is before it was approved, whatever its date. Days are `YYYY-MM-DD`, local. */
export const onSaleSince = (releaseDate: string, approvedOn: string | null): string =>
  approvedOn !== null && approvedOn > releaseDate ? approvedOn : releaseDate
