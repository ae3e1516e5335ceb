import { describe, expect, test } from 'vitest'
import { isInStore } from '#src/domain/submission/release-status.ts'
import { canTakeBack, isOpenToRequests, isSavedSince, statusAfterWithdrawal } from '#src/domain/submission/requests.ts'
import { DELIVERY_STATUSES, isUndecided, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const all = SUBMISSION_STATUSES.flatMap((status) =>
  [null, ...DELIVERY_STATUSES].map((delivery) => ({ status, delivery })),
)

describe.each(all)('when a submission is $status with delivery $delivery', (submission) => {
  const isWaiting = submission.status === 'PENDING_APPROVAL' || submission.status === 'PENDING_TAKEDOWN'
  test('then it can be withdrawn only while it waits', () => {
    expect(isUndecided(submission.status)).toBe(isWaiting)
    expect(canTakeBack(submission, '2026-11-20')).toBe(isWaiting)
  })
  test('then it can be taken down or updated only where a store has it and nothing else is asked', () => {
    expect(isOpenToRequests(submission)).toBe(isInStore(submission) && !isWaiting)
  })
  test('then a withdrawal leaves the store what it has', () => {
    expect(statusAfterWithdrawal(submission)).toBe(isInStore(submission) ? 'APPROVED' : null)
  })
})

test('when a release was saved later than it was submitted, then it may differ', () => {
  const submission = { updatedAt: '2026-11-20T12:00:00.000Z' }
  expect(isSavedSince(submission, [{ updatedAt: '2026-11-20T11:00:00.000Z' }])).toBe(false)
  expect(isSavedSince(submission, [submission, { updatedAt: '2026-11-20T12:00:00.001Z' }])).toBe(true)
})

test.each([
  ['2026-11-21', true],
  ['2026-11-20', false],
])(
  'when it is asked on 20 November 2026 whether a takedown of %s can be taken back, then the answer is %j',
  (takedownOn, expected) => {
    const submission = { status: 'APPROVED' as const, delivery: 'PROCESSED' as const, takedownOn }
    expect(canTakeBack(submission, '2026-11-20')).toBe(expected)
  },
)
