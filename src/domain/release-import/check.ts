import { type AssetProblemField, type ReleaseProblemField, trackPartOf } from '#src/domain/fields.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import { isMissing, type Problem } from '#src/domain/problem.ts'
import {
  type ImportField,
  type ImportLine,
  RELEASE_COLUMNS,
  groupLines,
  type ImportGroup,
  sourceLineOf,
} from '#src/domain/release-import/columns.ts'
import type { Names } from '#src/domain/release-import/names.ts'
import { type CellProblem, type ImportProblemCode, unusualCell, wrongCell } from '#src/domain/release-import/problem.ts'
import { type ImportedRelease, readRelease } from '#src/domain/release-import/read-release.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { formatProblems } from '#src/domain/release/format-problems.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { nameKey } from '#src/domain/text/compare.ts'

/** The column of each field that a sheet has; the workspace asks for the others. */
const CELLS: Partial<Record<ReleaseProblemField, ImportField>> = {
  title: 'releaseTitle',
  version: 'releaseVersion',
  format: 'format',
  artists: 'releaseArtists',
  labelId: 'label',
  barcode: 'barcode',
  genre: 'genre',
  subgenre: 'subgenre',
  defaultLanguage: 'releaseLanguage',
  consumerReleaseDate: 'consumerReleaseDate',
  releaseDate: 'releaseDate',
  'copyrightC.year': 'copyrightCYear',
  'copyrightC.text': 'copyrightC',
  'copyrightP.year': 'copyrightPYear',
  'copyrightP.text': 'copyrightP',
  catalogNumber: 'catalogNumber',
  territories: 'territories',
  distributionProviders: 'stores',
}
const TRACK_CELLS: Partial<Record<AssetProblemField, ImportField>> = {
  title: 'trackTitle',
  version: 'trackVersion',
  artists: 'trackArtists',
  composer: 'composer',
  lyricist: 'lyricist',
  contributors: 'contributors',
  isrc: 'isrc',
  language: 'trackLanguage',
  explicit: 'explicit',
}
const CELL_OF: ReadonlyMap<string, ImportField> = new Map(Object.entries(CELLS))
const TRACK_CELL_OF: ReadonlyMap<string, ImportField> = new Map(Object.entries(TRACK_CELLS))

/** What a sheet cannot leave for later; everything else that is missing is filled in in the workspace. */
const NEEDED: ReadonlySet<ProblemCode> = new Set(['TITLE_MISSING', 'ARTIST_MISSING', 'PRIMARY_ARTIST_MISSING'])
/** Without its masters nobody knows how long a release is: only the number of its tracks can be judged. */
const BY_LENGTH: ReadonlySet<ProblemCode> = new Set(['ALBUM_TOO_SHORT', 'EP_NEEDS_LONG_TRACK'])

/** Not reported here, because the workspace repairs it at a touch. */
const IN_WORKSPACE: ReadonlySet<ProblemCode> = new Set(['RELEASE_DIFFERS_FROM_TRACK'])

/** Already reported for the release if a track shares its artists. */
const SHARED: ReadonlySet<ProblemCode> = new Set([
  'ARTIST_MISSING',
  'PRIMARY_ARTIST_MISSING',
  'ARTIST_GENERIC',
  'ARTIST_COMPOUND',
])

const isReleaseField = (field: ImportField) => RELEASE_COLUMNS.find((one) => one === field)

/** The guests of a track have a cell of their own, for what is wrong with one of them. */
const artistCell = ({ code, values }: Omit<Problem, 'field'>, { artists }: CheckedTrack): ImportField => {
  const others = artists.filter(({ type }) => type !== 'FEATURED')
  const ids = others.map(({ artistId }) => artistId)
  if (code === 'ARTIST_TWICE') return new Set(ids).size < ids.length ? 'trackArtists' : 'featuredArtists'
  const isNamed = ({ name }: { name: string }) => name === values?.['name']
  return artists.some(isNamed) && !others.some(isNamed) ? 'featuredArtists' : 'trackArtists'
}

const cellOf = (path: string, problem: Omit<Problem, 'field'>, tracks: readonly CheckedTrack[]) => {
  const part = trackPartOf(path)
  if (part === null) return CELL_OF.get(path)
  const track = tracks.find(({ assetId }) => assetId === part.assetId)
  return part.name === 'artists' && track !== undefined ? artistCell(problem, track) : TRACK_CELL_OF.get(part.name)
}

type Read = { group: ImportGroup; release: ImportedRelease }

const cellProblem = ({ group, release }: Read, { field: path, ...problem }: Problem): CellProblem[] => {
  if (problem.severity === 'INFO' || IN_WORKSPACE.has(problem.code) || BY_LENGTH.has(problem.code)) return []
  if (isMissing({ ...problem, field: path }) && !NEEDED.has(problem.code)) return []
  const field = cellOf(path, problem, release.tracks)
  if (field === undefined) return []
  const own = isReleaseField(field)
  const line =
    own === undefined ? group.lines.find(({ id }) => id === trackPartOf(path)?.assetId) : sourceLineOf(group, own)
  if (line === undefined) return []
  if (field === 'trackArtists' && line.cells.trackArtists.trim() === '' && SHARED.has(problem.code)) return []
  // The workspace has a box to tick; a sheet says it by giving the date.
  const code = problem.code === 'CONSUMER_DATE_PAST' ? 'DATE_PAST' : problem.code
  return [{ ...problem, code, lineId: line.id, field }]
}

const at = ({ lineId, field }: CellProblem) => `${lineId} ${field}`

export type CheckedGroup = ImportGroup & { release: ImportedRelease; problems: readonly CellProblem[] }

const checkGroup = (group: ImportGroup, names: Names, today: string): CheckedGroup => {
  const { release, problems } = readRelease(group, names)
  const unread = new Set(problems.map(at))
  const timed = release.tracks.map(({ format }) => ({ format, seconds: 0 }))
  const found = [...releaseProblems(release, today), ...formatProblems(release.format, timed)]
  // A cell that could not be read is wrong for that reason alone.
  const ruled = found
    .flatMap((problem) => cellProblem({ group, release }, problem))
    .filter((problem) => !unread.has(at(problem)))
  return { ...group, release, problems: [...problems, ...ruled] }
}

/** Codes in more than one release of the sheet, at each release but the first. */
const repeated = (
  groups: readonly CheckedGroup[],
  codesOf: (group: CheckedGroup) => readonly { code: string | null; line: ImportLine }[],
  field: 'barcode' | 'isrc',
  problem: ImportProblemCode,
): CellProblem[] => {
  const owner = new Map<string, CheckedGroup>()
  return groups.flatMap((group) =>
    codesOf(group).flatMap(({ code, line }) => {
      if (code === null || code === '') return []
      const first = owner.get(code) ?? group
      owner.set(code, first)
      return first === group ? [] : [wrongCell(line.id, field, problem, { title: first.release.title })]
    }),
  )
}

const hasBarcode = ({ lines }: ImportGroup) => lines.some(({ cells }) => normalizeBarcode(cells.barcode) !== '')

/** A release of the same title above is by others: with a slip in a name, one release would be two. */
const namesakes = (groups: readonly CheckedGroup[]): CellProblem[] => {
  const above = new Map<string, CheckedGroup>()
  return groups.flatMap((group) => {
    const title = nameKey(group.first.cells.releaseTitle)
    const other = above.get(title)
    above.set(title, group)
    if (other === undefined || hasBarcode(group) || hasBarcode(other)) return []
    const { line, cells } = other.first
    return [
      unusualCell(group.first.id, 'releaseArtists', 'TITLE_BY_OTHERS', { line, names: cells.releaseArtists.trim() }),
    ]
  })
}

/** Every release of the sheet, with what the rules of the workspace find in its cells. `today` is `YYYY-MM-DD`. */
export const checkImport = (lines: readonly ImportLine[], names: Names, today: string): CheckedGroup[] => {
  const groups = groupLines(lines).map((group) => checkGroup(group, names, today))
  const elsewhere = [
    ...repeated(
      groups,
      (group) => [{ code: group.release.barcode, line: sourceLineOf(group, 'barcode') }],
      'barcode',
      'BARCODE_ELSEWHERE',
    ),
    ...repeated(
      groups,
      ({ release, lines: own }) =>
        own.map((line) => ({ code: release.tracks.find(({ assetId }) => assetId === line.id)?.isrc ?? null, line })),
      'isrc',
      'ISRC_ELSEWHERE',
    ),
    ...namesakes(groups),
  ]
  return groups.map((group) => {
    const ids = new Set(group.lines.map(({ id }) => id))
    return { ...group, problems: [...group.problems, ...elsewhere.filter(({ lineId }) => ids.has(lineId))] }
  })
}
