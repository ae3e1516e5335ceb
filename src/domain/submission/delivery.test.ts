import { expect, test } from 'vitest'
import {
  visibleDelivery,
  canRetryDelivery,
  storeStateOf,
  storeStatesOf,
  onSaleSince,
} from '#src/domain/submission/delivery.ts'
import { DELIVERY_STATUSES, SUBMISSION_KINDS, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const DELIVERIES = [null, ...DELIVERY_STATUSES]
const all = SUBMISSION_STATUSES.flatMap((status) =>
  DELIVERIES.flatMap((delivery) => SUBMISSION_KINDS.map((kind) => ({ kind, status, delivery }))),
)

test.each(all)(
  'when the submission $kind is $status with delivery $delivery, then only a failed delivery of a decision can be retried',
  (submission) => {
    const { status, delivery } = submission
    expect(canRetryDelivery(submission)).toBe(delivery === 'ERROR' && (status === 'APPROVED' || status === 'REJECTED'))
  },
)

test.each([
  [{ status: 'PENDING_APPROVAL', delivery: null }, 'PENDING_APPROVAL', null],
  [{ status: 'APPROVED', delivery: 'PENDING' }, 'APPROVED', 'PENDING'],
  [{ status: 'APPROVED', delivery: 'ERROR' }, 'APPROVED', 'ERROR'],
  [{ status: 'APPROVED', delivery: 'PROCESSED' }, 'LIVE', 'PROCESSED'],
  [{ status: 'PENDING_TAKEDOWN', delivery: 'PROCESSED' }, 'PENDING_TAKEDOWN', null],
  [{ status: 'TAKEN_DOWN', delivery: 'PROCESSED' }, 'TAKEN_DOWN', null],
  [{ status: 'REJECTED', delivery: null }, 'REJECTED', null],
  [{ status: 'REJECTED', delivery: 'PROCESSED' }, 'TAKEDOWN_REFUSED', null],
  [{ status: 'REJECTED', delivery: 'ERROR' }, 'TAKEDOWN_REFUSED', 'ERROR'],
  [{ kind: 'UPDATE', status: 'PENDING_APPROVAL', delivery: 'PROCESSED' }, 'UPDATE_IN_REVIEW', null],
  [{ kind: 'UPDATE', status: 'REJECTED', delivery: 'PROCESSED' }, 'UPDATE_REJECTED', null],
  [{ kind: 'UPDATE', status: 'APPROVED', delivery: 'PENDING' }, 'APPROVED', 'PENDING'],
] as const)('when a submission is %j, then it is shown as %s and its delivery as %s', (submission, state, delivery) => {
  const asked = { kind: 'INSERT' as const, ...submission }
  expect(storeStateOf(asked, '2026-03-10', '2026-03-10')).toBe(state)
  expect(visibleDelivery(asked)).toBe(delivery)
})

test.each(['2026-03-11', null])('when the date of a delivered release is %s, then it is not live yet', (day) => {
  expect(storeStateOf({ kind: 'INSERT', status: 'APPROVED', delivery: 'PROCESSED' }, day, '2026-03-10')).toBe(
    'APPROVED',
  )
})

test('when a store has a release, then the day of its approval says whether it is out', () => {
  const delivered = { kind: 'INSERT', status: 'APPROVED', delivery: 'PROCESSED' } as const
  expect(storeStateOf({ ...delivered, liveFrom: '2026-03-10' }, '2026-04-01', '2026-03-10')).toBe('LIVE')
  expect(storeStateOf({ ...delivered, liveFrom: '2026-03-11' }, '2026-01-01', '2026-03-10')).toBe('APPROVED')
})

test('when a release is rejected at one store and waits at two, then its counts say so', () => {
  const rejected = { kind: 'INSERT', status: 'REJECTED', delivery: null } as const
  const waiting = { kind: 'INSERT', status: 'PENDING_APPROVAL', delivery: null } as const
  expect(storeStatesOf([waiting, rejected, waiting], '2026-03-11', '2026-03-10')).toEqual([
    { state: 'REJECTED', count: 1 },
    { state: 'PENDING_APPROVAL', count: 2 },
  ])
  expect(storeStatesOf([], null, '2026-03-10')).toEqual([])
})

test.each([
  ['2026-05-05', null, '2026-05-05'],
  ['2026-05-05', '2026-05-04', '2026-05-05'],
  ['2026-05-05', '2026-05-06', '2026-05-06'],
])('when the date is %s and the approval of %s, then it is on sale since %s', (releaseDate, approvedOn, expected) => {
  expect(onSaleSince(releaseDate, approvedOn)).toBe(expected)
})
