import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  barcodeCheckDigit,
  generateBarcode,
  isValidBarcode,
  normalizeBarcode,
} from '#src/domain/identifiers/barcode.ts'

describe('a barcode', () => {
  test.each([
    ['5901234123457', true],
    ['5010017088439', true],
    ['036000241457', true],
    ['0036000241457', true],
    ['5 901234-123457', true],
    ['5901234123458', false],
    ['036000241450', false],
    ['590123412345', false],
    ['', false],
    ['59012341234', false],
    ['590123412345A', false],
  ])('%s is valid: %s', (code, valid) => {
    expect(isValidBarcode(code)).toBe(valid)
  })

  test('has the check digit of the worked examples (catalogue-3.12)', () => {
    expect(barcodeCheckDigit('590123412345')).toBe(7)
    expect(barcodeCheckDigit('501001708843')).toBe(9)
    expect(barcodeCheckDigit('003600024145')).toBe(7)
  })

  test('with one digit changed is wrong', () => {
    const code = '5901234123457'
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(code[at]) + by) % 10
        return !isValidBarcode(`${code.slice(0, at)}${digit}${code.slice(at + 1)}`)
      }),
    )
  })

  test('that is generated is valid, of 13 digits, and outside the reserved ranges (catalogue-3.12)', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (stream) => {
        const code = generateBarcode(() => stream.next().value ?? 0)
        expect(code).toMatch(/^\d{13}$/)
        return isValidBarcode(code) && !/^(0|2|97[789]|98|99)/.test(code)
      }),
    )
  })

  test('is kept without what is there for the eye', () => {
    expect(normalizeBarcode(' 5-901234.123457 ')).toBe('5901234123457')
  })
})
