import { describe, expect, test } from 'vitest'
import { addFailedAttempt, isLockedOut, type PasswordTries } from '#src/domain/auth/password-attempts.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 10, minutes))
const afterTries = (count: number, minutes = 0) =>
  Array.from({ length: count }).reduce<PasswordTries | undefined>(
    (tries) => addFailedAttempt(tries, at(minutes)),
    undefined,
  )

describe('a wrong current password', () => {
  test.each([
    [0, 0, false],
    [4, 0, false],
    [5, 0, true],
    [5, 9, true],
    [5, 10, false],
  ])('when it was typed %d times and %d minutes pass, then the user has to wait: %s', (count, later, waits) => {
    expect(isLockedOut(afterTries(count), at(later))).toBe(waits)
  })

  test('when the wait is over, then it is counted from one again', () => {
    expect(addFailedAttempt(afterTries(4), at(10))).toEqual({ count: 1, lastAt: at(10).toISOString() })
  })
})
