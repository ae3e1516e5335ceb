import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactCode, isBankAccount, isSwiftCode } from '#src/domain/organization/bank-account.ts'

// The examples of the registry (ISO 13616).
const GOOD = [
  'IT60X0542811101000000123456',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
]

test.each([...GOOD, 'it60 x054 2811 1010 0000 0123 456', 'DE89-3704-0044-0532-0130-00'])(
  'when an IBAN is %s, then it is accepted',
  (iban) => expect(isBankAccount(iban)).toBe(true),
)

test.each([
  '',
  'IT60',
  'IT60X054281110100000012345',
  'IT60X05428111010000001234567',
  '60ITX0542811101000000123456',
  'DE89370400440532013000000000000000000',
  'GB29NWBK6016133192681é',
  'US12345678901234567',
])('when an IBAN is %j, then it is refused', (iban) => expect(isBankAccount(iban)).toBe(false))

test('when one digit is changed, or two neighbours are swapped, then it is no account', () => {
  const digits = (iban: string) => [...iban].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
  const place = fc.constantFrom(...GOOD).chain((iban) => fc.tuple(fc.constant(iban), fc.constantFrom(...digits(iban))))
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), ([iban, at], more) => {
      const digit = (Number(iban[at]) + more) % 10
      expect(isBankAccount(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe(false)
    }),
  )
  fc.assert(
    fc.property(place, ([iban, at]) => {
      const [here = '', next = ''] = iban.slice(at, at + 2)
      fc.pre(/\d/.test(next) && here !== next)
      expect(isBankAccount(`${iban.slice(0, at)}${next}${here}${iban.slice(at + 2)}`)).toBe(false)
    }),
  )
})

test.each([
  ['DEUTDEFF', true],
  ['deut de ff 500', true],
  ['TESTIT2LXXX', true],
  ['DEUTDEFF5', false],
  ['DEUTDEFF50', false],
  ['DEUTDEF', false],
  ['DEUTDEFF5000', false],
  ['DEU1DEFF', false],
  ['DEUTXXFF', false],
  ['', false],
])('when it is asked whether %j is a SWIFT code, then the answer is %s', (code, valid) => {
  expect(isSwiftCode(code)).toBe(valid)
})

test('when a code is stored, then it is in capitals, without blanks and hyphens', () => {
  expect(compactCode(' it60 x054-2811 ')).toBe('IT60X0542811')
})
