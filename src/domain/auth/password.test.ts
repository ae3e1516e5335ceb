import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  meetsEveryRule,
  meetsRule,
  PASSWORD_RULES,
  readPasswordError,
  addFailedAttempt,
  isLockedOut,
  isStrongPassword,
  type PasswordTries,
} from '#src/domain/auth/password.ts'

describe('a password of the interface', () => {
  test.each(['Liner-2026-!', 'Pà55word-word!', 'Aa1!aaaaaaaa', 'Пароль-2026-год', 'A b c d e f 1 !'])(
    'when it is %s, then it meets every rule (catalogue-5.4)',
    (password) => {
      expect(meetsEveryRule(password)).toBe(true)
    },
  )

  test.each([
    ['Aa1!aaaaaaa', 'length'],
    ['aaaa1!aaaaaa', 'uppercase'],
    ['AAAA1!AAAAAA', 'lowercase'],
    ['Aaaaa!aaaaaa', 'number'],
    ['Aaaaa1aaaaaa', 'special'],
    ['Aaaaa1 aaaaa', 'special'],
  ] as const)('when it is %s, then it breaks the rule of %s alone (catalogue-5.4)', (password, rule) => {
    expect(PASSWORD_RULES.filter((each) => !meetsRule(password, each))).toEqual([rule])
  })

  test('when somebody types on, then no rule that is met is broken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (typed, more) => {
        for (const rule of PASSWORD_RULES) if (meetsRule(typed, rule)) expect(meetsRule(typed + more, rule)).toBe(true)
      }),
    )
  })
})

test.each([
  ['WEAK_PASSWORD', 'weak'],
  ['PASSWORD_CANNOT_BE_SAME', 'same'],
  ['The new password is the same as the old password', 'same'],
  ['Password must contain an uppercase letter', 'uppercase'],
  ['Password must contain a lowercase letter', 'lowercase'],
  ['Password must contain a number', 'number'],
  ['Password must contain a special character', 'special'],
  ['Password must be at least 8 characters', 'length'],
  ['INTERNAL_SERVER_ERROR', 'invalid'],
  ['', 'invalid'],
])('when the server answers %j, then the error is read as %s (catalogue-5.5)', (message, refusal) => {
  expect(readPasswordError(message)).toBe(refusal)
})

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

test.each([
  ['Liner-of-2026!', true],
  ['liner-of-2026!', true],
  ['Liner-of-twenty!', false],
  // A fraction is a number, but no digit.
  ['Liner-of-half½!', false],
  ['2026-2027-2028!', false],
  ['LinerOf2026and', false],
  ['L-2!', false],
])('when the server is sent the password %s, then it is strong enough: %s', (password, expected) => {
  expect(isStrongPassword(password)).toBe(expected)
})

test('when the interface takes a password, then the server finds it strong enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const password = `${typed}Aa1!bcdefghi`
      expect(meetsEveryRule(password)).toBe(true)
      expect(isStrongPassword(password)).toBe(true)
    }),
  )
})
