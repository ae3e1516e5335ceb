import { expect, test } from 'vitest'
import { latestPerStore, needsChanges, sharedReasons } from '#src/domain/submission/latest-submissions.ts'

const made = (storeId: string, day: number, reason: string | null = null) => ({
  storeId,
  createdAt: `2026-11-0${day}T12:00:00.000Z`,
  kind: 'INSERT' as const,
  status: 'REJECTED' as const,
  delivery: null,
  reason,
})

test('when a store has several submissions, then the newest one counts', () => {
  const [old, other, newer] = [made('a', 1), made('b', 2), made('a', 3)]
  expect(latestPerStore([newer, old, other])).toEqual([newer, other])
})

test('when a release is rejected, then it needs changes; when a takedown is refused, then it does not', () => {
  expect(needsChanges({ kind: 'INSERT', status: 'REJECTED', delivery: null })).toBe(true)
  expect(needsChanges({ kind: 'TAKEDOWN', status: 'REJECTED', delivery: 'PROCESSED' })).toBe(false)
  expect(needsChanges({ kind: 'UPDATE', status: 'REJECTED', delivery: 'PROCESSED' })).toBe(true)
  expect(needsChanges({ kind: 'INSERT', status: 'APPROVED', delivery: 'PENDING' })).toBe(false)
})

test('when several stores have the same reason, then it is listed once', () => {
  const [blurred, wrong, blurredToo] = [made('a', 1, 'Blurred'), made('b', 1, 'Wrong'), made('c', 2, 'Blurred')]
  expect(sharedReasons([blurred, wrong, blurredToo])).toEqual([
    { reason: 'Blurred', submissions: [blurred, blurredToo] },
    { reason: 'Wrong', submissions: [wrong] },
  ])
})
