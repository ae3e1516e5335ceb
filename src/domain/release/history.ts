import type { SubmissionStatus } from '#src/domain/submission/status.ts'

/** The events in the history of a release. */
export const RELEASE_EVENTS = [
  'CREATED',
  'CHANGED',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'TAKEDOWN_REQUESTED',
  'TAKEN_DOWN',
] as const
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number]

const LATEST: Record<SubmissionStatus, ReleaseEvent | null> = {
  PENDING_APPROVAL: null,
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  PENDING_TAKEDOWN: 'TAKEDOWN_REQUESTED',
  TAKEN_DOWN: 'TAKEN_DOWN',
}

/** What last happened at a store since the release was handed in there: nothing while it waits (spec 2, section 4). */
export const latestEventOf = (status: SubmissionStatus): ReleaseEvent | null => LATEST[status]
