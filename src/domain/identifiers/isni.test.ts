import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIsni, isniCheckCharacter, isValidIsni, normalizeIsni } from '#src/domain/identifiers/isni.ts'

const digits = fc.stringMatching(/^\d{15}$/)
const valid = digits.map((first) => first + isniCheckCharacter(first))

describe('an ISNI', () => {
  test.each([
    '0000000122807671',
    '0000 0001 2280 7671',
    ' 0000-0001-2280-7671 ',
    'ISNI 0000 0001 2280 7671',
    'isni:0000000122807671',
    'https://isni.org/isni/0000000122807671',
    'https://www.isni.org/isni/0000000122807671/',
    '0000 0001 2146 438x',
  ])('when it is typed as %j, then it is valid', (typed) => {
    expect(isValidIsni(typed)).toBe(true)
    expect(normalizeIsni(typed)).toMatch(/^\d{15}[\dX]$/)
  })
  test.each(['', '0000000122807672', '000000012280767', '00000001228076711', '000000012146438Y', 'ISNI'])(
    'when it is typed as %j, then it is not valid',
    (typed) => expect(isValidIsni(typed)).toBe(false),
  )
  test('when it is printed, then it is in groups of four, and another text stays as it is', () => {
    expect(formatIsni('000000012146438x')).toBe('0000 0001 2146 438X')
    expect(formatIsni('12')).toBe('12')
  })
  test('when it is read again as it is printed, then it is the same, and any wrong digit is found', () => {
    fc.assert(
      fc.property(valid, fc.nat(14), fc.integer({ min: 1, max: 9 }), (isni, at, more) => {
        expect(normalizeIsni(formatIsni(isni))).toBe(isni)
        expect(isValidIsni(isni)).toBe(true)
        const wrong = (Number(isni[at]) + more) % 10
        expect(isValidIsni(`${isni.slice(0, at)}${wrong}${isni.slice(at + 1)}`)).toBe(false)
      }),
    )
  })
})
