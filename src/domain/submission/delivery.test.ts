import { expect, test } from 'vitest'
import { visibleDelivery, canRetryDelivery, storeStateOf } from '#src/domain/submission/delivery.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const DELIVERIES = [null, ...DELIVERY_STATUSES]
const all = SUBMISSION_STATUSES.flatMap((status) => DELIVERIES.map((delivery) => ({ status, delivery })))

test.each(all)('whether $status with delivery $delivery is delivered again', (submission) => {
  const { status, delivery } = submission
  expect(canRetryDelivery(submission)).toBe(delivery === 'ERROR' && (status === 'APPROVED' || status === 'REJECTED'))
})

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
] as const)('%j is shown as %s, its delivery as %s', (submission, state, delivery) => {
  expect(storeStateOf(submission, '2026-03-10', '2026-03-10')).toBe(state)
  expect(visibleDelivery(submission)).toBe(delivery)
})

test.each(['2026-03-11', null])('what is to be out on %s is not live before', (day) => {
  expect(storeStateOf({ status: 'APPROVED', delivery: 'PROCESSED' }, day, '2026-03-10')).toBe('APPROVED')
})
