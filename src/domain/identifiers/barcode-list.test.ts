import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBarcodeList } from '#src/domain/identifiers/barcode-list.ts'
import { formatBarcode } from '#src/domain/identifiers/format-barcode.ts'

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
  ])('%j', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  test('names the line of every code, and loses none', () => {
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
