import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'
import { linesOf } from '#src/domain/release-import/read-sheet.ts'
import { rereadFields, rereadLines, rowsOf, type SheetReading } from '#src/domain/release-import/reread.ts'

const ROWS = [
  { line: 1, cells: ['Title', 'Kind', 'Other'] },
  { line: 2, cells: ['Tide', 'Pop', 'Rock'] },
  { line: 4, cells: ['Dusk', 'Folk', 'Jazz'] },
]
const BEFORE: SheetReading = { assigned: ['trackTitle', 'genre', null], hasHeader: true }
const ids = () => {
  let count = 0
  return () => String((count += 1))
}
const read = (reading: SheetReading, newId = ids()) => linesOf(rowsOf(ROWS, reading), reading.assigned, newId)
const corrected = () =>
  read(BEFORE).map((line) => ({
    ...line,
    cells: { ...line.cells, trackTitle: `${line.cells.trackTitle} corrected`, genre: 'Typed', label: 'Lanterna' },
  }))

test('when a field moves to another column, then it alone is read anew', () => {
  const after: SheetReading = { assigned: ['trackTitle', null, 'genre'], hasHeader: true }
  expect(rereadFields(BEFORE, after)).toEqual({ replaced: ['genre'], emptied: [] })
  expect(rereadLines(ROWS, corrected(), BEFORE, after, ids())).toMatchObject([
    { id: '1', releaseId: '2', line: 2, cells: { trackTitle: 'Tide corrected', genre: 'Rock', label: 'Lanterna' } },
    { id: '3', releaseId: '4', line: 4, cells: { trackTitle: 'Dusk corrected', genre: 'Jazz', label: 'Lanterna' } },
  ])
})

test('when a column is skipped, then its field is emptied and the others stay', () => {
  const after: SheetReading = { assigned: ['trackTitle', null, null], hasHeader: true }
  expect(rereadFields(BEFORE, after)).toEqual({ replaced: [], emptied: ['genre'] })
  const lines = rereadLines(ROWS, corrected(), BEFORE, after, ids())
  expect(lines.map(({ cells }) => [cells.trackTitle, cells.genre])).toEqual([
    ['Tide corrected', ''],
    ['Dusk corrected', ''],
  ])
})

test('when the first row turns out to be a line, then it is added, and goes when it names the columns after all', () => {
  const after = { ...BEFORE, hasHeader: false }
  const lines = rereadLines(ROWS, corrected(), BEFORE, after, ids())
  expect(lines.map(({ cells }) => cells.trackTitle)).toEqual(['Title', 'Tide corrected', 'Dusk corrected'])
  expect(rereadLines(ROWS, lines, after, BEFORE, ids())).toEqual(corrected())
})

test('when a line was imported, then its row does not come back', () => {
  const left = corrected().slice(1)
  const after: SheetReading = { assigned: ['trackTitle', null, 'genre'], hasHeader: true }
  expect(rereadLines(ROWS, left, BEFORE, after, ids()).map(({ line }) => line)).toEqual([4])
})

test('when nothing is matched otherwise, then every line stays as it is', () => {
  const assigned = fc
    .shuffledSubarray([...IMPORT_FIELDS], { minLength: 3, maxLength: 3 })
    .chain((fields) => fc.tuple(...fields.map((field) => fc.constantFrom(field, null))))
  fc.assert(
    fc.property(assigned, fc.boolean(), fc.string(), (fields, hasHeader, typed) => {
      const reading = { assigned: fields, hasHeader }
      const lines = read(reading).map((line) => ({ ...line, cells: { ...line.cells, isrc: typed } }))
      expect(rereadLines(ROWS, lines, reading, reading, ids())).toEqual(lines)
    }),
  )
})
