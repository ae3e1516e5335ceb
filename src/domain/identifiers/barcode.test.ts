import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  barcodeCheckDigit,
  barcodeKey,
  generateBarcode,
  isTestBarcode,
  isReservedBarcode,
  isValidBarcode,
  normalizeBarcode,
} from '#src/domain/identifiers/barcode.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'

describe('a barcode', () => {
  test.each([
    ['5901234123457', true],
    ['5010017088439', true],
    ['036000241457', true],
    ['0036000241457', true],
    ['5 901234-123457', true],
    ['5901234\u2013123457', true],
    ['\u200b5\u2011901234\u2011123457', true],
    ['\uff15901234123457', true],
    ['5901234123458', false],
    ['036000241450', false],
    ['590123412345', false],
    ['', false],
    ['59012341234', false],
    ['590123412345A', false],
  ])('when it is asked whether “%s” is valid, then the answer is %s', (code, valid) => {
    expect(isValidBarcode(code)).toBe(valid)
  })

  test('when its check digit is calculated, then it is that of the worked examples (catalogue-3.12)', () => {
    expect(barcodeCheckDigit('590123412345')).toBe(7)
    expect(barcodeCheckDigit('501001708843')).toBe(9)
    expect(barcodeCheckDigit('003600024145')).toBe(7)
  })

  test('when one digit is changed, then it is not valid', () => {
    const code = '5901234123457'
    fc.assert(
      fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(code[at]) + by) % 10
        return !isValidBarcode(`${code.slice(0, at)}${digit}${code.slice(at + 1)}`)
      }),
    )
  })

  test('when it is generated, then it is valid, for tests, of 13 digits and outside the other reserved ranges (catalogue-3.12)', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (stream) => {
        const code = generateBarcode(() => stream.next().value ?? 0)
        expect(code).toMatch(/^\d{13}$/)
        expect(isTestBarcode(code)).toBe(true)
        return isValidBarcode(code) && !/^(0|2|97[789]|98|99)/.test(code)
      }),
    )
  })

  test.each([
    [' 5-901234.123457 ', '5901234123457'],
    ['EAN-13: 5 901234 123457', '5901234123457'],
    ['ean135901234123457', '135901234123457'],
    ['EAN5901234123457', '5901234123457'],
    ['UPC 0 36000 24145 7', '036000241457'],
    ['UPC-A:036000241457', '036000241457'],
    ['GTIN-14 05901234123457', '5901234123457'],
    ['GTIN 10036000241454', '10036000241454'],
    ['Codice a barre 5901234123457', '5901234123457'],
    ['Barcode', ''],
    ['my code', 'mycode'],
  ])('when %j is typed, then it is normalized to %j', (typed, normalized) => {
    expect(normalizeBarcode(typed)).toBe(normalized)
  })

  test('when it is shown, then it is in groups, which are undone when it is read', () => {
    expect(formatBarcode('5901234123457')).toBe('5 901234 123457')
    expect(formatBarcode('036000241457')).toBe('0 36000 24145 7')
    expect(formatBarcode('12ab')).toBe('12ab')
    const code = fc.stringMatching(/^\d{12,13}$/)
    fc.assert(fc.property(code, (digits) => normalizeBarcode(formatBarcode(digits)) === digits))
  })

  test.each([
    ['9520123456788', true],
    ['9 520123 456788', true],
    ['952012345672', false],
    ['5901234123457', false],
    ['', false],
  ])('when it is asked whether %j is for tests, then the answer is %s', (code, isTest) => {
    expect(isTestBarcode(code)).toBe(isTest)
  })

  test('when 200 are generated, then hardly two are the same', () => {
    const codes = Array.from({ length: 200 }, () => generateBarcode(Math.random))
    expect(new Set(codes).size).toBeGreaterThan(190)
  })

  test('when it has the leading zero of a UPC-A, then it is the same as without, and blanks are none', () => {
    expect(barcodeKey('036000241457')).toBe(barcodeKey('0 036000 241457'))
    expect([barcodeKey(null), barcodeKey(' ')]).toEqual([null, null])
  })

  test.each([
    ['5901234123457', false],
    ['036000241457', false],
    ['212345678992', true],
    ['412345678903', true],
    ['512345678900', true],
    ['2012345678900', true],
    ['9520123456788', true],
    ['952012345672', false],
    ['9781234567897', true],
    ['9812345678906', true],
    ['9912345678905', true],
  ])('when it is asked whether %s is of a reserved range, then the answer is %s', (code, reserved) => {
    expect(isReservedBarcode(code)).toBe(reserved)
  })
})
