import { expect, test } from 'vitest'
import { isClaimHeld, longestWait, waitingSince, waitOf } from '#src/domain/submission/waiting-time.ts'

const CREATED = '2026-03-01T10:00:00.000Z'
const UPDATED = '2026-03-05T10:00:00.000Z'
const at = { createdAt: CREATED, updatedAt: UPDATED }

test.each([
  ['PENDING_APPROVAL', CREATED],
  ['PENDING_TAKEDOWN', UPDATED],
  ['APPROVED', UPDATED],
] as const)('when a submission is %s, then its wait counts from %s', (status, since) => {
  expect(waitingSince({ ...at, status })).toBe(since)
})

test('when several stores wait, then the wait is that of the first of them', () => {
  const submissions = [
    { ...at, status: 'PENDING_TAKEDOWN' as const },
    { ...at, status: 'PENDING_APPROVAL' as const },
  ]
  expect(longestWait(submissions)).toBe(CREATED)
  expect(longestWait([])).toBeUndefined()
})

test.each([
  ['2026-03-01T10:00:59.000Z', 0, 'minute'],
  ['2026-03-01T10:59:59.000Z', 59, 'minute'],
  ['2026-03-01T11:00:00.000Z', 1, 'hour'],
  ['2026-03-02T09:59:59.000Z', 23, 'hour'],
  ['2026-03-02T10:00:00.000Z', 1, 'day'],
  ['2026-03-31T10:00:00.000Z', 30, 'day'],
  ['2026-02-01T10:00:00.000Z', 0, 'minute'],
])('when it is %s, then the wait has the count %i and the unit %s', (now, count, unit) => {
  expect(waitOf(CREATED, new Date(now))).toEqual({ count, unit })
})

test.each([
  ['2026-03-01T10:29:59.999Z', true],
  ['2026-03-01T10:30:00.000Z', false],
])('when it is asked at %s whether a claim is held, then the answer is %s', (now, isHeld) => {
  expect(isClaimHeld({ activeAt: CREATED }, new Date(now))).toBe(isHeld)
})
