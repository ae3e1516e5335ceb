import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, escapeFormula, formatCsv, unescapeFormula } from '#src/domain/csv/format.ts'
import { decodeCsv, parseCsv } from '#src/domain/csv/parse.ts'

const cellsOf = (text: string) => {
  const parsed = parseCsv(text)
  return parsed.ok ? parsed.rows.map(({ cells }) => cells) : parsed.fault
}
const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[=+\-@'",;\t\r\n a\uFEFF]{0,8}$/),
)

describe('reading a CSV', () => {
  test.each([
    ['a,b\r\n1,2\r\n', 'commas and CRLF'],
    ['a;b\n1;2', 'semicolons and LF, without a last line end'],
    ['a\tb\r1\t2\r', 'tabs and CR'],
    ['\uFEFFa,b\n1,2\n', 'a byte order mark'],
    ['"a","b"\n"1","2"\n', 'quotes everywhere'],
    ['\n\na,b\n\n1,2\n\n', 'lines without anything'],
  ])('when %j has %s, then its cells are read', (text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test.each([
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['"a,b;c";d;e', [['a,b;c', 'd', 'e']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['12" Mix,b', [['12" Mix', 'b']]],
    [
      'a,,\n,,',
      [
        ['a', '', ''],
        ['', '', ''],
      ],
    ],
    ['', []],
  ])('when the text is %j, then the rows are %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  test('when a row is read, then it knows the line it began on', () => {
    const parsed = parseCsv('a,b\n\n"1\n2",3\r\n4,5')
    expect(parsed.ok && parsed.rows.map(({ line }) => line)).toEqual([1, 3, 5])
  })

  test.each([
    ['a,b\n1,"2\n3,4', { code: 'QUOTE_NOT_CLOSED', line: 2, column: 3 }],
    ['a,b\r\n"1" x,2', { code: 'TEXT_AFTER_QUOTE', line: 2, column: 4 }],
  ])('when %j is malformed, then the fault says where', (text, fault) => {
    expect(cellsOf(text)).toEqual(fault)
  })
})

describe('writing a CSV', () => {
  test('when rows are written, then the same are read back, with formulas escaped', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        expect(cellsOf(formatCsv(rows))).toEqual(rows.map((row) => row.map(escapeFormula)))
      }),
    )
  })

  test('when a cell is written, then it does not begin like a formula', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  test.each(['=1+1', '+39', '-5', '@home', '\tx', '\rx', 'plain', "'tis", "'=1", "''-"])(
    'when the cell %j is escaped, then it comes back as it was',
    (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text)
    },
  )

  test('when any cell is escaped, then it comes back as it was', () => {
    fc.assert(fc.property(cell, (text) => unescapeFormula(escapeFormula(text)) === text))
  })

  test('when columns are written, then the first line says what they hold', () => {
    const columns = [
      { header: 'Title', value: ({ title }: { title: string; count: number | null }) => title },
      { header: 'Tracks', value: ({ count }: { title: string; count: number | null }) => count },
    ]
    expect(
      csvOf(columns, [
        { title: '=A1', count: 3 },
        { title: 'a, b', count: null },
      ]),
    ).toBe('\uFEFFTitle,Tracks\r\n\'=A1,3\r\n"a, b",""\r\n')
  })
})

describe('decoding a file', () => {
  const utf16 = (text: string, little: boolean) =>
    new Uint8Array(
      [0xfeff, ...Array.from(text, (_one, index) => text.charCodeAt(index))].flatMap((unit) =>
        little ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
      ),
    )

  test.each([
    ['UTF-8', new TextEncoder().encode('è')],
    ['UTF-16, little end first', utf16('è', true)],
    ['UTF-16, big end first', utf16('è', false)],
  ])('when it is in %s, then its text is read', (_name, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ ok: true, text: 'è', isWindows1252: false })
  })

  test('when it is in Windows-1252, then its text is read, and it is said', () => {
    const bytes = new Uint8Array([0x50, 0x65, 0x72, 0x63, 0x68, 0xe9, 0x3b, 0x80, 0x0d, 0x0a])
    expect(decodeCsv(bytes)).toEqual({ ok: true, text: 'Perché;€\r\n', isWindows1252: true })
  })

  test.each([
    ['binary without zeros', [0x89, 0x50, 0x4e, 0x47, 0x1a], 'ENCODING'],
    ['of bytes that Windows-1252 leaves free', [0x63, 0x81, 0xe8], 'ENCODING'],
    ['half of a character of UTF-16', [0xff, 0xfe, 0x61], 'ENCODING'],
    ['binary', [0x61, 0x00, 0x62], 'ENCODING'],
    ['an xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14], 'WORKBOOK'],
    ['an xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'WORKBOOK'],
  ])('when it is %s, then it is refused as $2', (_name, bytes, code) => {
    expect(decodeCsv(new Uint8Array(bytes))).toEqual({ ok: false, code })
  })
})
