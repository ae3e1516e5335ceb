import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isValidBarcode } from '#src/domain/identifiers/barcode.ts'
import { barcodeRange } from '#src/domain/identifiers/barcode-range.ts'
import { BARCODES_MAX } from '#src/domain/limits.ts'

describe('a range of barcodes', () => {
  test.each([
    ['5901234123457', '5901234123471', ['5901234123457', '5901234123464', '5901234123471']],
    ['5 901234 123457', '2', ['5901234123457', '5901234123464']],
    ['036000241457', '036000241464', ['036000241457', '036000241464']],
    ['501203451', '2', ['5012034510009', '5012034510016']],
    ['0614141', '2', ['614141000005', '614141000012']],
    ['59012341234', '10', Array.from({ length: 10 }, () => expect.stringMatching(/^59012341234\d{2}$/))],
  ])('from %s to %s has %j', (first, last, barcodes) => {
    expect(barcodeRange(first, last)).toEqual({ ok: true, barcodes })
  })

  test.each([
    ['5901234123458', '10', 'FIRST_WRONG'],
    ['12345', '10', 'FIRST_WRONG'],
    ['', '', 'FIRST_WRONG'],
    ['5901234123457', '5901234123472', 'LAST_WRONG'],
    ['5901234123457', '036000241457', 'LAST_WRONG'],
    ['5901234123457', '0', 'LAST_WRONG'],
    ['501203451', '', 'LAST_WRONG'],
    ['5901234123464', '5901234123457', 'LAST_BEFORE_FIRST'],
    ['5901234123457', '1001', 'TOO_MANY'],
    ['59012341234', '11', 'PREFIX_FULL'],
  ])('from %s to %s is refused: %s', (first, last, problem) => {
    expect(barcodeRange(first, last)).toEqual({ ok: false, problem })
  })

  test('has as many valid codes as were asked for, no two alike, and is the same from its first to its last', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{5,8}$/), fc.integer({ min: 1, max: 200 }), (prefix, count) => {
        const range = barcodeRange(prefix, String(count))
        const barcodes = range.ok ? range.barcodes : []
        expect(new Set(barcodes).size).toBe(count)
        expect(barcodes.every((code) => code.startsWith(prefix) && isValidBarcode(code))).toBe(true)
        expect(barcodeRange(barcodes[0] ?? '', barcodes.at(-1) ?? '')).toEqual(range)
      }),
    )
  })

  test('whatever is typed is answered, with no more than one import takes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const range = barcodeRange(first, last)
        return !range.ok || range.barcodes.length <= BARCODES_MAX
      }),
    )
  })
})
