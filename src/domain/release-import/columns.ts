import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { namesIn } from '#src/domain/release-import/cell-readers.ts'
import { nameKey } from '#src/domain/text/compare.ts'

/** What a line of the sheet says of its release; the same on every line of one release. */
export const RELEASE_COLUMNS = [
  'releaseTitle',
  'releaseVersion',
  'format',
  'releaseArtists',
  'label',
  'barcode',
  'catalogNumber',
  'genre',
  'subgenre',
  'releaseLanguage',
  'consumerReleaseDate',
  'consumerReleaseTime',
  'releaseDate',
  'copyrightCYear',
  'copyrightC',
  'copyrightPYear',
  'copyrightP',
  'territories',
  'stores',
] as const
type ReleaseColumn = (typeof RELEASE_COLUMNS)[number]

const TRACK_COLUMNS = [
  'trackTitle',
  'trackVersion',
  'trackArtists',
  'featuredArtists',
  'composer',
  'lyricist',
  'contributors',
  'isrc',
  'trackLanguage',
  'explicit',
] as const

/** The columns of an imported sheet, in the order of its template. */
export const IMPORT_FIELDS = [...RELEASE_COLUMNS, ...TRACK_COLUMNS] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Without these nothing can be made of a line; all else can be filled in later. */
export const NEEDED_FIELDS: readonly ImportField[] = ['releaseTitle', 'format', 'releaseArtists', 'trackTitle']

export type Cells = Record<ImportField, string>
/** One track as the sheet has it; both ids are the browser's, and `line` is that of the file. */
export type ImportLine = { id: string; releaseId: string; line: number; cells: Cells }

/** Cells by what is asked for each of them. */
export const cellsBy = (cellOf: (field: ImportField) => string): Cells => ({
  releaseTitle: cellOf('releaseTitle'),
  releaseVersion: cellOf('releaseVersion'),
  format: cellOf('format'),
  releaseArtists: cellOf('releaseArtists'),
  label: cellOf('label'),
  barcode: cellOf('barcode'),
  catalogNumber: cellOf('catalogNumber'),
  genre: cellOf('genre'),
  subgenre: cellOf('subgenre'),
  releaseLanguage: cellOf('releaseLanguage'),
  consumerReleaseDate: cellOf('consumerReleaseDate'),
  consumerReleaseTime: cellOf('consumerReleaseTime'),
  releaseDate: cellOf('releaseDate'),
  copyrightCYear: cellOf('copyrightCYear'),
  copyrightC: cellOf('copyrightC'),
  copyrightPYear: cellOf('copyrightPYear'),
  copyrightP: cellOf('copyrightP'),
  territories: cellOf('territories'),
  stores: cellOf('stores'),
  trackTitle: cellOf('trackTitle'),
  trackVersion: cellOf('trackVersion'),
  trackArtists: cellOf('trackArtists'),
  featuredArtists: cellOf('featuredArtists'),
  composer: cellOf('composer'),
  lyricist: cellOf('lyricist'),
  contributors: cellOf('contributors'),
  isrc: cellOf('isrc'),
  trackLanguage: cellOf('trackLanguage'),
  explicit: cellOf('explicit'),
})

/** The lines of one release; its id is that of its first line. */
export type ImportGroup = { releaseId: string; first: ImportLine; lines: readonly ImportLine[] }

/** A barcode tells releases of one title apart; without it, their artists as written do. */
const keyOf = ({ cells }: ImportLine) => {
  const barcode = normalizeBarcode(cells.barcode)
  const named = barcode === '' ? namesIn(cells.releaseArtists).map(nameKey) : barcode
  return JSON.stringify([nameKey(cells.releaseTitle), named])
}

const saysWhose = ({ cells }: ImportLine) =>
  normalizeBarcode(cells.barcode) !== '' || namesIn(cells.releaseArtists).length > 0

/**
 * Lines with the same release title and barcode are one release; without a barcode, those with the same title and release
 * artists. A line with neither belongs to the last release of its title. Releases are in the order in which they first appear.
 */
export const groupLines = (lines: readonly ImportLine[]): ImportGroup[] => {
  const groups = new Map<string, ImportGroup & { lines: ImportLine[] }>()
  const lastOfTitle = new Map<string, string>()
  for (const line of lines) {
    const title = nameKey(line.cells.releaseTitle)
    const key = saysWhose(line) ? keyOf(line) : (lastOfTitle.get(title) ?? keyOf(line))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { releaseId: line.releaseId, first: line, lines: [line] })
    else group.lines.push(line)
    lastOfTitle.set(title, key)
  }
  return [...groups.values()]
}

/** The line that speaks for its release in this field: the first that says anything. */
export const sourceLineOf = ({ first, lines }: ImportGroup, field: ReleaseColumn): ImportLine =>
  lines.find(({ cells }) => cells[field].trim() !== '') ?? first
