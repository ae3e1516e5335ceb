import type { StoreEventRow } from '#backend/tables/store-events.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import { tables } from '#backend/tables/tables.ts'
import { createRandom, seedOf, uuidOf } from '#mocks/db/seed/random.ts'
import { withSnapshots } from '#mocks/db/seed/snapshots.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'

/** Why labels took something down. */
const TAKEDOWN_REASONS = [
  'The licence for the sample ended.',
  'The artist moves to another label, which will put it out again.',
  'It was released twice. The other one has the right masters.',
]

type Recorded = { submission: SubmissionRow; events: StoreEventRow[] }

const between = (start: string, end: string) => new Date((Date.parse(start) + Date.parse(end)) / 2).toISOString()

const wasTakedown = ({ status, delivery }: SubmissionRow) =>
  status === 'PENDING_TAKEDOWN' || status === 'TAKEN_DOWN' || (status === 'REJECTED' && delivery !== null)

/** What happened at a store until it came to what it is, and by whom. */
const storeEventsOf = (row: SubmissionRow, reviewerId: string | null): Recorded => {
  const events: StoreEventRow[] = []
  let before: SubmissionRow['status'] | null = null
  const note = (
    event: StoreEventRow['event'],
    at: string,
    to: SubmissionRow['status'],
    more: Partial<StoreEventRow> = {},
  ) => {
    events.push({
      ...tables.storeEvents.defaults,
      id: uuidOf(`event/${row.id}/${events.length}`),
      revision: 1,
      createdAt: at,
      updatedAt: at,
      releaseId: row.releaseId,
      storeId: row.storeId,
      submissionId: row.id,
      event,
      userId: row.createdBy,
      from: before,
      to,
      reason: null,
      date: null,
      snapshotId: row.snapshotId,
      ...more,
    })
    before = to
  }
  note('SUBMITTED', row.createdAt, 'PENDING_APPROVAL')
  const isTakedown = wasTakedown(row)
  const isDelivered = row.status === 'APPROVED' && row.delivery !== null && row.delivery !== 'PENDING'
  const approvedAt = isTakedown || isDelivered ? between(row.createdAt, row.updatedAt) : row.updatedAt
  if (isInStore(row) || row.status === 'TAKEN_DOWN') note('APPROVED', approvedAt, 'APPROVED', { userId: reviewerId })
  else if (row.status === 'REJECTED')
    note('REJECTED', row.updatedAt, 'REJECTED', { userId: reviewerId, reason: row.reason })
  const takedown = isTakedown
    ? { reason: createRandom(seedOf(`takedown/${row.releaseId}`)).pick(TAKEDOWN_REASONS), date: null }
    : null
  if (isDelivered) {
    const event = row.delivery === 'ERROR' ? 'DELIVERY_FAILED' : 'DELIVERY_ACCEPTED'
    const reason = row.delivery === 'ERROR' ? row.reason : null
    note(event, row.updatedAt, 'APPROVED', { userId: null, reason })
  }
  if (takedown !== null) {
    const at = row.status === 'PENDING_TAKEDOWN' ? row.updatedAt : between(approvedAt, row.updatedAt)
    note('TAKEDOWN_REQUESTED', at, 'PENDING_TAKEDOWN', { reason: takedown.reason })
  }
  if (row.status === 'TAKEN_DOWN') note('TAKEN_DOWN', row.updatedAt, 'TAKEN_DOWN', { userId: reviewerId })
  if (isTakedown && row.status === 'REJECTED')
    note('TAKEDOWN_REFUSED', row.updatedAt, 'REJECTED', { userId: reviewerId, reason: row.reason })
  const last = events.findLast(({ event }) => event !== 'DELIVERY_ACCEPTED' && event !== 'DELIVERY_FAILED')
  const kind = isTakedown ? ('TAKEDOWN' as const) : row.kind
  const state = { kind, takedown, statusAt: last?.createdAt ?? row.createdAt, statusBy: last?.userId ?? null }
  return { submission: { ...row, ...state }, events }
}

/** What a catalogue keeps of the past of its releases: what was submitted, and what happened at each store. */
export const withStoreEvents = (catalogue: Catalogue): Catalogue => {
  const reviewers = catalogue.users.filter(({ role }) => role === 'SUPERADMIN').map(({ id }) => id)
  const recorded = withSnapshots(catalogue)
  // One reviewer looks at a release, for all its stores.
  const reviewerOf = ({ releaseId }: SubmissionRow) => reviewers[seedOf(releaseId) % reviewers.length] ?? null
  const records = recorded.submissions.map((row) => storeEventsOf(row, reviewerOf(row)))
  return {
    ...recorded,
    submissions: records.map(({ submission }) => ({ ...tables.submissions.defaults, ...submission })),
    storeEvents: records.flatMap(({ events }) => events),
  }
}
