import type { DeliveryStatus, SubmissionKind, SubmissionStatus } from '#src/domain/submission/status.ts'
import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'

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
 * What last happened at a store since the release was handed in there: nothing while it waits (spec 2, section 4). It is
 * all that is known where events were not recorded yet.
 */
export const latestEventOf = (submission: {
  status: SubmissionStatus
  delivery: DeliveryStatus | null
  kind: SubmissionKind
}): ReleaseEvent | null => (isRefusedTakedown(submission) ? 'TAKEDOWN_REFUSED' : LATEST[submission.status])

type Entry = {
  event: ReleaseEvent
  at: string
  by: string | null
  storeId: string | null
  from: SubmissionStatus | null
  reason: string | null
  date: string | null
}
const TOGETHER_MS = 60 * 60_000

const isSameStep = (one: Entry, other: Entry) =>
  one.event === other.event &&
  one.by === other.by &&
  one.from === other.from &&
  one.reason === other.reason &&
  one.date === other.date &&
  one.storeId !== null &&
  other.storeId !== null &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= TOGETHER_MS

/**
 * The history in steps: the same that one person did at several stores within the hour, for the same reason, is one step,
 * named by its latest entry. Nothing is put together across another entry.
 */
export const timelineOf = <E extends Entry>(history: readonly E[]): { latest: E; storeIds: string[] }[] => {
  const steps: { latest: E; storeIds: string[] }[] = []
  for (const entry of history) {
    const last = steps.at(-1)
    if (last !== undefined && isSameStep(last.latest, entry)) last.storeIds.push(entry.storeId ?? '')
    else steps.push({ latest: entry, storeIds: entry.storeId === null ? [] : [entry.storeId] })
  }
  return steps
}
