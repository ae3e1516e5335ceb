import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ipiCheckDigits, isValidIpi, normalizeIpi } from '#src/domain/identifiers/ipi.ts'

const first = fc.stringMatching(/^\d{9}$/)

describe('an IPI name number', () => {
  test.each([
    '00052210040',
    '52210040',
    'IPI 00052210040',
    'IPI Name Number: 00052210040',
    'CAE/IPI 522.100.40',
    '000522100-40',
  ])('when it is typed as %j, then it is valid', (typed) => {
    expect(normalizeIpi(typed)).toBe('00052210040')
    expect(isValidIpi(typed)).toBe(true)
  })
  test.each(['', '00052210041', '5', '0005221004', '000522100400', 'I-000000229-7', '31823461941'])(
    'when it is typed as %j, then it is not valid',
    (typed) => expect(isValidIpi(typed)).toBe(false),
  )
  test('when it is too short to be sure, then it stays as it is typed', () => {
    expect(normalizeIpi('0052 1')).toBe('00521')
  })
  test('when it is read again as it is stored, then it is the same, and any wrong digit is found', () => {
    fc.assert(
      fc.property(first, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const ipi = digits + ipiCheckDigits(digits)
        expect(normalizeIpi(ipi)).toBe(ipi)
        expect(isValidIpi(ipi)).toBe(true)
        const wrong = (Number(ipi[at]) + more) % 10
        expect(isValidIpi(`${ipi.slice(0, at)}${wrong}${ipi.slice(at + 1)}`)).toBe(false)
      }),
    )
  })
})
