import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBarcodeList, barcodeRange } from '#src/domain/identifiers/barcode-list.ts'
import { isValidBarcode } from '#src/domain/identifiers/barcode.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'
import { BARCODES_MAX } from '#src/domain/limits.ts'

const read = (text: string) =>
  readBarcodeList(text).map(({ line, barcode, refusal }) => `${line} ${barcode} ${refusal ?? 'good'}`)

describe('a pasted list of barcodes', () => {
  test.each([
    ['', []],
    ['5901234123457', ['1 5901234123457 good']],
    ['5 901234 123457\r\n\r\n0-36000-24145-7\n', ['1 5901234123457 good', '3 036000241457 good']],
    ['GTIN,Description\n05901234123457,"Blue, 2026"', ['2 5901234123457 good']],
    ['Codice;Stato\n="5901234123457";libero', ['2 5901234123457 good']],
    ['5901234123457, 5901234123464', ['1 5901234123457 good', '1 5901234123464 good']],
    ['5901234123458', ['1 5901234123458 BARCODE_WRONG']],
    ['5.90E+12', ['1 590E+12 BARCODE_WRONG']],
    ['9781234567897', ['1 9781234567897 BARCODE_RESERVED']],
    ['036000241457\n0036000241457', ['1 036000241457 good', '2 0036000241457 BARCODE_TWICE']],
    ['5901234123458\n5901234123458', ['1 5901234123458 BARCODE_WRONG', '2 5901234123458 BARCODE_WRONG']],
  ])('when it is %j, then its codes are %j', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  test('when it has any codes, then each is named with its line, and no good one twice', () => {
    const code = fc.constantFrom('5901234123457', '036000241457', '5901234123458', '123')
    fc.assert(
      fc.property(fc.array(code, { minLength: 1 }), (codes) => {
        const listed = readBarcodeList(codes.map(formatBarcode).join('\n'))
        const isHeader = codes.length > 1 && codes[0] === '123'
        expect(listed.map(({ line }) => line)).toEqual(codes.map((_, index) => index + 1).slice(isHeader ? 1 : 0))
        const good = listed.filter(({ refusal }) => refusal === null).map(({ barcode }) => barcode)
        expect(new Set(good).size).toBe(good.length)
      }),
    )
  })
})

describe('a range of barcodes', () => {
  test.each([
    ['5901234123457', '5901234123471', ['5901234123457', '5901234123464', '5901234123471']],
    ['5 901234 123457', '2', ['5901234123457', '5901234123464']],
    ['036000241457', '036000241464', ['036000241457', '036000241464']],
    ['501203451', '2', ['5012034510009', '5012034510016']],
    ['0614141', '2', ['614141000005', '614141000012']],
    ['59012341234', '10', Array.from({ length: 10 }, () => expect.stringMatching(/^59012341234\d{2}$/))],
  ])('when it begins with %s and its last code or count is %s, then it is %j', (first, last, barcodes) => {
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
  ])(
    'when it begins with “%s” and its last code or count is “%s”, then it is refused with %s',
    (first, last, problem) => {
      expect(barcodeRange(first, last)).toEqual({ ok: false, problem })
    },
  )

  test('when a count is given, then it has as many valid codes, no two alike, and is the same from its first to its last', () => {
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

  test('when any text is typed, then it has no more codes than one import takes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, last) => {
        const range = barcodeRange(first, last)
        return !range.ok || range.barcodes.length <= BARCODES_MAX
      }),
    )
  })
})
