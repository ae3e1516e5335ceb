import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsBy, type Cells, groupLines, type ImportLine } from '#src/domain/release-import/columns.ts'

const BARCODE = '5901234123457'
const line = (number: number, cells: Partial<Cells>): ImportLine => ({
  id: `line${number}`,
  releaseId: `release${number}`,
  line: number,
  cells: cellsBy((field) => ({ releaseTitle: 'Live', ...cells })[field] ?? ''),
})
const linesIn = (...cells: Partial<Cells>[]) => cells.map((each, index) => line(index + 1, each))
const grouped = (...cells: Partial<Cells>[]) =>
  groupLines(linesIn(...cells)).map(({ lines }) => lines.map((one) => one.line))

const nina = { releaseArtists: 'Nina Calvera' }
const vela = { releaseArtists: 'Vela Nera' }

test.each<[string, Partial<Cells>[], number[][]]>([
  ['two artists and no barcodes', [nina, vela, nina], [[1, 3], [2]]],
  ['one artist, written in two ways', [nina, { releaseArtists: ' NINA calvera; ' }], [[1, 2]]],
  ['another artist more', [nina, { releaseArtists: 'Nina Calvera; Vela Nera' }], [[1], [2]]],
  [
    'an empty artist',
    [nina, {}, vela, {}],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['an empty artist below a barcode', [{ ...nina, barcode: BARCODE }, {}], [[1, 2]]],
  [
    'one barcode and two artists',
    [
      { ...nina, barcode: BARCODE },
      { ...vela, barcode: '590-1234-123457' },
    ],
    [[1, 2]],
  ],
  ['one barcode and no artist', [{ ...nina, barcode: BARCODE }, vela, { barcode: BARCODE }], [[1, 3], [2]]],
  ['no artist before there is one', [{}, nina], [[1], [2]]],
  ['another title', [nina, { releaseTitle: 'Studio' }, {}], [[1, 3], [2]]],
])('when lines of one title have %s, then the releases are as they say', (_, cells, lines) => {
  expect(grouped(...cells)).toEqual(lines)
})

const cells = fc.record({
  releaseTitle: fc.constantFrom('Live', 'LIVE ', 'Studio', ''),
  releaseArtists: fc.constantFrom('', ' ', 'Nina Calvera', 'nina calvera', 'Vela Nera', 'Vela Nera; Nina Calvera'),
  barcode: fc.constantFrom('', '', BARCODE, '590-1234-123457', '4006381333931'),
})
const sheet = fc.array(cells, { maxLength: 12 }).map((all) => linesIn(...all))

test('when lines are grouped, then each is in one release, in the order of the sheet', () => {
  fc.assert(
    fc.property(sheet, (lines) => {
      const groups = groupLines(lines)
      expect(groups.flatMap((group) => group.lines.map(({ line: at }) => at)).toSorted((a, b) => a - b)).toEqual(
        lines.map(({ line: at }) => at),
      )
      for (const { first, lines: own, releaseId } of groups) {
        expect(own[0]).toBe(first)
        expect(releaseId).toBe(first.releaseId)
        expect(own.map(({ line: at }) => at)).toEqual(own.map(({ line: at }) => at).toSorted((a, b) => a - b))
      }
    }),
  )
})

test('when lines of a release are put next to each other, then they are the same releases', () => {
  const idsIn = (lines: readonly ImportLine[]) => groupLines(lines).map((group) => group.lines.map(({ id }) => id))
  fc.assert(
    fc.property(sheet, (lines) => {
      const sorted = groupLines(lines).flatMap((group) => group.lines)
      expect(idsIn(sorted)).toEqual(idsIn(lines))
    }),
  )
})
