import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import type { DeliveryStatus, SubmissionKind, SubmissionStatus } from '#src/domain/submission/status.ts'

/** The events in the history of a release. */
export const RELEASE_EVENTS = [
  'CREATED',
  'CHANGED',
  'TRACK_CHANGED',
  'SUBMITTED',
  'UPDATE_SUBMITTED',
  'UPDATE_DROPPED',
  'WITHDRAWN',
  'APPROVED',
  'REJECTED',
  'TAKEDOWN_REQUESTED',
  'TAKEDOWN_WITHDRAWN',
  'TAKEDOWN_REFUSED',
  'TAKEDOWN_CONFIRMED',
  'TAKEDOWN_CANCELLED',
  'TAKEN_DOWN',
  'DELIVERY_SENT',
  'DELIVERY_ACCEPTED',
  'DELIVERY_FAILED',
  'DELIVERY_RETRIED',
  'DELETED',
] as const
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number]

const LATEST: Record<SubmissionStatus, ReleaseEvent | null> = {
  PENDING_APPROVAL: null,
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PENDING_TAKEDOWN: 'TAKEDOWN_REQUESTED',
  TAKEN_DOWN: 'TAKEN_DOWN',
}

/**
 * What last happened at a store since the release was handed in there: nothing while it waits (catalogue-4). It is
 * all that is known where events were not recorded yet.
 */
export const latestEventOf = (submission: {
  status: SubmissionStatus
  delivery: DeliveryStatus | null
  kind: SubmissionKind
}): ReleaseEvent | null => (isRefusedTakedown(submission) ? 'TAKEDOWN_REFUSED' : LATEST[submission.status])
