import { describe, expect, test } from 'vitest'
import {
  displayStatusOf,
  isInStore,
  isActiveSubmission,
  isPublished,
  releaseStatusOf,
} from '#src/domain/submission/release-status.ts'
import { DELIVERY_STATUSES, RELEASE_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test('when statuses are listed, then they are those of the specification (catalogue-4.1, catalogue-4.7)', () => {
  expect(SUBMISSION_STATUSES).toEqual(['PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'PENDING_TAKEDOWN', 'TAKEN_DOWN'])
  expect(RELEASE_STATUSES).toEqual(['PENDING', 'APPROVED', 'REJECTED'])
})

const pending = { status: 'PENDING_APPROVAL', delivery: null } as const
const approved = { status: 'APPROVED', delivery: 'PENDING' } as const
const rejected = { status: 'REJECTED', delivery: null } as const
const refusedTakedown = { status: 'REJECTED', delivery: 'PROCESSED' } as const
const takenDown = { status: 'TAKEN_DOWN', delivery: 'PROCESSED' } as const

describe('a release', () => {
  test.each([
    [[], 'PENDING', false],
    [[pending], 'PENDING', false],
    [[pending, rejected], 'REJECTED', false],
    [[pending, approved, rejected], 'APPROVED', true],
    [[refusedTakedown], 'APPROVED', true],
    [[takenDown], 'APPROVED', true],
  ] as const)('when it has the submissions %j, then it is %s (catalogue-4.7)', (submissions, status, published) => {
    expect(releaseStatusOf(submissions)).toBe(status)
    expect(isPublished(submissions)).toBe(published)
  })

  test.each([
    [[], 'DRAFT'],
    [[pending, approved], 'IN_REVIEW'],
    [[approved], 'APPROVED'],
    [[rejected], 'NEEDS_CHANGES'],
    [[refusedTakedown], 'APPROVED'],
    [[{ status: 'PENDING_TAKEDOWN', delivery: 'PROCESSED' }], 'TAKEDOWN_REQUESTED'],
    [[takenDown], 'TAKEN_DOWN'],
  ] as const)('when it has the submissions %j before its date, then it is shown as %s', (submissions, shown) => {
    expect(displayStatusOf(submissions, '2026-12-01', '2026-11-30')).toBe(shown)
  })

  test('when its date has come, then it is live once a store has it', () => {
    const delivered = { ...approved, delivery: 'PROCESSED' } as const
    expect(displayStatusOf([approved, delivered], '2026-12-01', '2026-12-01')).toBe('LIVE')
    expect(displayStatusOf([refusedTakedown], '2026-12-01', '2026-12-01')).toBe('LIVE')
    expect(displayStatusOf([approved], '2026-12-01', '2026-12-01')).toBe('APPROVED')
    expect(displayStatusOf([{ ...approved, delivery: 'ERROR' }], '2026-12-01', '2026-12-01')).toBe('APPROVED')
  })

  test.each([
    ['2026-12-01', '2026-12-25', 'LIVE'],
    ['2026-12-02', '2026-11-01', 'APPROVED'],
    [null, '2026-12-01', 'LIVE'],
    [null, null, 'APPROVED'],
  ] as const)(
    'when it was approved for %s and its date is now %s, then it is %s on 1 December',
    (liveFrom, date, shown) => {
      const delivered = { ...approved, delivery: 'PROCESSED', liveFrom } as const
      expect(displayStatusOf([{ ...delivered, delivery: 'PENDING' }, delivered], date, '2026-12-01')).toBe(shown)
    },
  )
})

test('when a release is approved, then it is in the store until it is taken down, also while a request waits or was refused', () => {
  const update = { status: 'PENDING_APPROVAL', delivery: 'PROCESSED' } as const
  expect(
    [approved, update, refusedTakedown, { ...approved, status: 'PENDING_TAKEDOWN' as const }].every(isInStore),
  ).toBe(true)
  expect([pending, rejected, takenDown].some(isInStore)).toBe(false)
})

test('when a submission is rejected or taken down, then another can be made, but not after a refused takedown', () => {
  expect([pending, approved, refusedTakedown].map(isActiveSubmission)).toEqual([true, true, true])
  expect([rejected, takenDown].map(isActiveSubmission)).toEqual([false, false])
  expect(DELIVERY_STATUSES.every((delivery) => isActiveSubmission({ status: 'REJECTED', delivery }))).toBe(true)
})
