import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { meetsEveryRule, meetsRule, PASSWORD_RULES, readPasswordError } from '#src/domain/auth/password.ts'

describe('a password of the interface', () => {
  test.each(['Liner-2026-!', 'Pà55word-word!', 'Aa1!aaaaaaaa', 'Пароль-2026-год', 'A b c d e f 1 !'])(
    '%s will do (catalogue-5.4)',
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
  ] as const)('%s breaks the rule of %s alone (catalogue-5.4)', (password, rule) => {
    expect(PASSWORD_RULES.filter((each) => !meetsRule(password, each))).toEqual([rule])
  })

  test('typing on never breaks a rule that is kept', () => {
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
])('the server’s %j is read as %s (catalogue-5.5)', (message, refusal) => {
  expect(readPasswordError(message)).toBe(refusal)
})
