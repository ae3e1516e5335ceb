import { expect, test } from 'vitest'
import { matchHeaders } from '#src/domain/release-import/match-headers.ts'
import { linesOf, readSheet } from '#src/domain/release-import/read-sheet.ts'
import en from '#locales/en/import.json' with { type: 'json' }
import it from '#locales/it/import.json' with { type: 'json' }
import { IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'

const faultOf = (text: string) => {
  const read = readSheet(text)
  return read.ok ? null : read.fault
}

test.each([
  ['', { code: 'EMPTY' }],
  ['Title,ISRC\n,\n', { code: 'EMPTY' }],
  ['Title,ISRC\na,b,c', { code: 'CELL_WITHOUT_COLUMN', line: 2, column: 3 }],
  ['Title,ISRC\n"a,b', { code: 'QUOTE_NOT_CLOSED', line: 2, column: 1 }],
  [`Title\n${'a\n'.repeat(501)}`, { code: 'TOO_MANY_LINES', count: 501 }],
  [`Title\n${'a\n'.repeat(500)}`, null],
  ['Title,ISRC\na,b,,\n', null],
])('%.20j… is faulty: %j', (text, fault) => {
  expect(faultOf(text)).toEqual(fault)
})

test('rows become lines that know their place in the file', () => {
  const read = readSheet("Track title;Notes;Release title\r\n\r\n'=1+1;x; Boats \r\nTide;y\r\n")
  const rows = read.ok ? read.rows : []
  let count = 0
  const lines = linesOf(rows.slice(1), matchHeaders(rows[0]?.cells ?? []), () => String((count += 1)))
  expect(lines).toMatchObject([
    { id: '1', releaseId: '2', line: 3, cells: { trackTitle: '=1+1', releaseTitle: 'Boats', isrc: '' } },
    { id: '3', releaseId: '4', line: 4, cells: { trackTitle: 'Tide', releaseTitle: '' } },
  ])
})

test.each([
  ['English', en],
  ['Italian', it],
])('the template is recognised in %s', (_language, { field }) => {
  expect(matchHeaders(IMPORT_FIELDS.map((one) => field[one]))).toEqual(IMPORT_FIELDS)
})
