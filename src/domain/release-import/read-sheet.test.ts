import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type texts from '#locales/en/import.json'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { readFormat, readLanguage, readYesNo } from '#src/domain/release-import/cell-readers.ts'
import { IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'
import { matchHeaders, linesOf, readSheet } from '#src/domain/release-import/read-sheet.ts'
import { readTerritories } from '#src/domain/release-import/read-territories.ts'

const textsIn = (language: string): typeof texts => JSON.parse(readFileSync(`locales/${language}/import.json`, 'utf8'))

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
])('when a sheet is %j, then its fault is %j', (text, fault) => {
  expect(faultOf(text)).toEqual(fault)
})

test('when rows become lines, then each knows its place in the file', () => {
  const read = readSheet("Track title;Notes;Release title\r\n\r\n'=1+1;x; Boats \r\nTide;y\r\n")
  const rows = read.ok ? read.rows : []
  let count = 0
  const lines = linesOf(rows.slice(1), matchHeaders(rows[0]?.cells ?? []), () => String((count += 1)))
  expect(lines).toMatchObject([
    { id: '1', releaseId: '2', line: 3, cells: { trackTitle: '=1+1', releaseTitle: 'Boats', isrc: '' } },
    { id: '3', releaseId: '4', line: 4, cells: { trackTitle: 'Tide', releaseTitle: '' } },
  ])
})

test.each(LANGUAGES)(
  'when the template in %s is read, then its headers and its examples are recognised',
  (language) => {
    const { field, example } = textsIn(language)
    expect(matchHeaders(IMPORT_FIELDS.map((one) => field[one]))).toEqual(IMPORT_FIELDS)
    const read = [readFormat(example.format), readLanguage(example.language), readYesNo(example.explicit)]
    expect(read).not.toContain(undefined)
    expect(readTerritories(example.territories)).toEqual({ ok: true, codes: ['WORLD'] })
  },
)
