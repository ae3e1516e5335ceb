import { describe, expect, test } from 'vitest'
import {
  displayStatusOf,
  isInStore,
  isLiveSubmission,
  isPublished,
  releaseStatusOf,
} from '#src/domain/submission/release-status.ts'
import { DELIVERY_STATUSES, RELEASE_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

test('the states are those of the specification (catalogue-4.1, catalogue-4.7)', () => {
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
  ] as const)('with %j is %s (catalogue-4.7)', (submissions, status, published) => {
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
  ] as const)('with %j shows as %s before its date', (submissions, shown) => {
    expect(displayStatusOf(submissions, '2026-12-01', '2026-11-30')).toBe(shown)
  })

  test('is live from its date on, once a store has it', () => {
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
  ] as const)('approved for %s, its date now %s: %s on the first of December', (liveFrom, date, shown) => {
    const delivered = { ...approved, delivery: 'PROCESSED', liveFrom } as const
    expect(displayStatusOf([{ ...delivered, delivery: 'PENDING' }, delivered], date, '2026-12-01')).toBe(shown)
  })
})

test('a release is in a store from its approval until it is taken down, also while that or an update is asked for or refused', () => {
  const update = { status: 'PENDING_APPROVAL', delivery: 'PROCESSED' } as const
  expect(
    [approved, update, refusedTakedown, { ...approved, status: 'PENDING_TAKEDOWN' as const }].every(isInStore),
  ).toBe(true)
  expect([pending, rejected, takenDown].some(isInStore)).toBe(false)
})

test('a rejected or taken-down submission makes room for another, a refused takedown does not', () => {
  expect([pending, approved, refusedTakedown].map(isLiveSubmission)).toEqual([true, true, true])
  expect([rejected, takenDown].map(isLiveSubmission)).toEqual([false, false])
  expect(DELIVERY_STATUSES.every((delivery) => isLiveSubmission({ status: 'REJECTED', delivery }))).toBe(true)
})
