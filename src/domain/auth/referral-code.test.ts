import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'

test.each([
  ['VELA2026', 'VELA2026'],
  ['a_b-c', 'a_b-c'],
  ['1e5', '1e5'],
  ['x'.repeat(64), 'x'.repeat(64)],
])('when a referral code is %j, then it is accepted', (value, code) => {
  expect(parseReferralCode(value)).toBe(code)
})

test.each([
  '',
  'x'.repeat(65),
  '../login',
  '//evil.example',
  'a b',
  '<b>',
  '%2f',
  'é',
  null,
  undefined,
  {},
  ['a'],
  true,
  12_345,
])('when a referral code is %j, then it is refused', (value) => {
  expect(parseReferralCode(value)).toBeNull()
})

test('when a referral code is accepted, then it needs no escaping in an address', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const code = parseReferralCode(value)
      if (code !== null) expect(encodeURIComponent(code)).toBe(code)
    }),
  )
})
