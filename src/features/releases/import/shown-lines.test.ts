import { expect, test } from 'vitest'
import { checkImport } from '#src/domain/release-import/check.ts'
import { cellsBy, type Cells, type ImportLine } from '#src/domain/release-import/columns.ts'
import type { Names } from '#src/domain/release-import/names.ts'
import { linesToFix, shownLines } from '#src/features/releases/import/shown-lines.ts'

const NAMES: Names = { artists: new Map([['ada', { id: 'ada', name: 'Ada' }]]), labels: new Map(), stores: new Map() }
const line = (number: number, cells: Partial<Cells>): ImportLine => ({
  id: `line${number}`,
  releaseId: `release${number}`,
  line: number,
  cells: cellsBy(
    (field) => ({ releaseTitle: 'Boats', releaseArtists: 'Ada', trackTitle: 'Tide', ...cells })[field] ?? '',
  ),
})
const shown = (format: string) => {
  const lines = [line(1, { format }), line(2, { trackTitle: 'Dusk' }), line(3, { releaseTitle: 'Sea', format: 'EP' })]
  return shownLines(lines, checkImport(lines, NAMES, '2026-05-01'), [])
}

test('when a line is wrong, then the others of its release wait for it', () => {
  expect(shown('mixtape').map(({ state }) => state)).toEqual(['wrong', 'waiting', 'ready'])
})

test('when only lines to fix are shown, then one stays while it is fixed, and a new one comes', () => {
  const numbers = (format: string, atFirst: string[]) =>
    linesToFix(shown(format), new Set(atFirst)).map(({ line: { line: number } }) => number)
  expect(numbers('mixtape', ['line1'])).toEqual([1])
  expect(numbers('EP', ['line1'])).toEqual([1])
  expect(numbers('mixtape', [])).toEqual([1])
  expect(numbers('EP', [])).toEqual([])
})
