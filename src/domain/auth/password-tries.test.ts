import { describe, expect, test } from 'vitest'
import { isLockedOut, addFailedAttempt, type PasswordTries } from '#src/domain/auth/password-tries.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 10, minutes))
const afterTries = (count: number, minutes = 0) =>
  Array.from({ length: count }).reduce<PasswordTries | undefined>(
    (tries) => addFailedAttempt(tries, at(minutes)),
    undefined,
  )

describe('a current password that is not known', () => {
  test.each([
    [0, 0, false],
    [4, 0, false],
    [5, 0, true],
    [5, 9, true],
    [5, 10, false],
  ])('%d times, and asked %d minutes later: has to wait is %s', (count, later, waits) => {
    expect(isLockedOut(afterTries(count), at(later))).toBe(waits)
  })

  test('is counted anew after a while', () => {
    expect(addFailedAttempt(afterTries(4), at(10))).toEqual({ count: 1, lastAt: at(10).toISOString() })
  })
})
