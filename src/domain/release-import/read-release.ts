import type { Credited } from '#src/domain/artist/credits.ts'
import type { AssetArtistRole } from '#src/domain/artist/role.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { Contributor } from '#src/domain/contributor/credits.ts'
import { normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { CATALOG_NUMBER_MAX, CONTRIBUTORS_MAX, NAMES_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import {
  readFormat,
  readGenre,
  readLanguage,
  readSubgenre,
  readTime,
  readYear,
  readYesNo,
  type CellReader,
  namesIn,
  storesIn,
  readContributors,
  type RoleNames,
} from '#src/domain/release-import/cell-readers.ts'
import {
  type ImportLine,
  RELEASE_COLUMNS,
  type ImportField,
  type ImportGroup,
  sourceLineOf,
} from '#src/domain/release-import/columns.ts'
import { type Names, readNames, type NameLookup } from '#src/domain/release-import/names.ts'
import { type CellProblem, wrongCell, type ImportProblemCode } from '#src/domain/release-import/problem.ts'
import { readDay } from '#src/domain/release-import/read-day.ts'
import { readTerritories } from '#src/domain/release-import/read-territories.ts'
import type { CheckedRelease } from '#src/domain/release/check.ts'
import type { Store } from '#src/domain/release/store-kind.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { isSameName } from '#src/domain/text/compare.ts'

/** Reads cells one after the other and gathers what is wrong with them. */
const cellReading = (artists: NameLookup, roles: RoleNames | undefined) => {
  const problems: CellProblem[] = []
  const textOf = ({ cells }: ImportLine, field: ImportField) => cells[field].trim()

  const text = (line: ImportLine, field: ImportField, maximum = TEXT_MAX): string | null => {
    const value = textOf(line, field)
    if (value.length > maximum) problems.push(wrongCell(line.id, field, 'TEXT_TOO_LONG', { maximum }))
    return value === '' ? null : value
  }
  const value = <T>(line: ImportLine, field: ImportField, reader: CellReader<T>, code: ImportProblemCode): T | null => {
    const written = textOf(line, field)
    if (written === '') return null
    const read = reader(written)
    if (read === undefined) problems.push(wrongCell(line.id, field, code, { text: written }))
    return read ?? null
  }
  const names = (line: ImportLine, field: ImportField): string[] => {
    const written = namesIn(line.cells[field])
    if (written.length > NAMES_MAX) problems.push(wrongCell(line.id, field, 'NAMES_TOO_MANY', { maximum: NAMES_MAX }))
    if (written.some((name) => name.length > TEXT_MAX))
      problems.push(wrongCell(line.id, field, 'TEXT_TOO_LONG', { maximum: TEXT_MAX }))
    return written
  }
  const credits = (line: ImportLine, field: ImportField, type: AssetArtistRole): Credited[] => {
    const read = readNames(line, field, artists, 'ARTIST_UNKNOWN')
    problems.push(...read.problems)
    return read.found.map(({ id, name }) => ({ artistId: id, type, name }))
  }
  const contributors = (line: ImportLine): Contributor[] => {
    const read = readContributors(line.cells.contributors, roles)
    if (read.contributors.length > CONTRIBUTORS_MAX)
      problems.push(wrongCell(line.id, 'contributors', 'NAMES_TOO_MANY', { maximum: CONTRIBUTORS_MAX }))
    if (read.contributors.some(({ name }) => name.length > TEXT_MAX))
      problems.push(wrongCell(line.id, 'contributors', 'TEXT_TOO_LONG', { maximum: TEXT_MAX }))
    for (const unknown of read.unknown)
      problems.push(wrongCell(line.id, 'contributors', 'CONTRIBUTOR_ROLE_UNKNOWN', { text: unknown }))
    return read.contributors
  }
  /** Everywhere, unless the cell says where. */
  const territories = (line: ImportLine): string[] => {
    const read = readTerritories(textOf(line, 'territories'))
    if (!read.ok) problems.push(wrongCell(line.id, 'territories', 'TERRITORY_UNKNOWN', { text: read.unknown }))
    return read.ok && read.codes.length > 0 ? read.codes : [WORLD]
  }
  return { problems, text, value, names, credits, contributors, territories }
}
type CellReading = ReturnType<typeof cellReading>

type Shared = { artists: readonly Credited[]; language: string | null; format: AssetFormat }

/** A line as a track; what it leaves empty it shares with its release, as a new track of the workspace does. */
export const readTrack = (line: ImportLine, reading: CellReading, shared: Shared): CheckedTrack => {
  const { text, value, names, credits, contributors } = reading
  const own = credits(line, 'trackArtists', 'PRIMARY')
  const isrc = text(line, 'isrc')
  return {
    assetId: line.id,
    format: shared.format,
    // Its own rule says when a title is too long.
    title: line.cells.trackTitle.trim(),
    version: text(line, 'trackVersion'),
    artists: [
      ...(line.cells.trackArtists.trim() === '' ? shared.artists : own),
      ...credits(line, 'featuredArtists', 'FEATURED'),
    ],
    composer: names(line, 'composer'),
    lyricist: names(line, 'lyricist'),
    contributors: contributors(line),
    isrc: isrc === null ? null : normalizeIsrc(isrc),
    explicit: value(line, 'explicit', readYesNo, 'YES_NO_UNREADABLE'),
    language: value(line, 'trackLanguage', readLanguage, 'LANGUAGE_UNKNOWN') ?? shared.language,
    metadataLanguage: null,
    lyrics: null,
    previewStart: null,
    previewLength: null,
    media: null,
  }
}

export type ImportedRelease = CheckedRelease & { catalogNumber: string | null; consumerReleaseTime: string | null }

/** What is written as it stands; the other columns name something, in whatever case. */
const WRITTEN: ReadonlySet<ImportField> = new Set(['releaseVersion', 'catalogNumber', 'copyrightC', 'copyrightP'])

/** Lines that say something else of their release than the first one that says anything. */
const differences = (group: ImportGroup): CellProblem[] =>
  RELEASE_COLUMNS.flatMap((field) => {
    const speaker = sourceLineOf(group, field)
    const text = speaker.cells[field].trim()
    // These two are what makes the lines one release.
    if (field === 'releaseTitle' || field === 'barcode') return []
    const isSame = (cell: string) => (WRITTEN.has(field) ? cell === text : isSameName(cell, text))
    return group.lines
      .filter(({ cells }) => cells[field].trim() !== '' && !isSame(cells[field].trim()))
      .map(({ id }) => wrongCell(id, field, 'RELEASE_DIFFERS', { text, line: speaker.line }))
  })

const copyright = ({ text, value }: CellReading, group: ImportGroup) => {
  const year = (field: 'copyrightCYear' | 'copyrightPYear') =>
    value(sourceLineOf(group, field), field, readYear, 'YEAR_UNREADABLE')
  return {
    copyrightC: { year: year('copyrightCYear'), text: text(sourceLineOf(group, 'copyrightC'), 'copyrightC') ?? '' },
    copyrightP: { year: year('copyrightPYear'), text: text(sourceLineOf(group, 'copyrightP'), 'copyrightP') ?? '' },
  }
}

/** Explicit as soon as one of its tracks is; unknown while one of them is. */
const isExplicit = (tracks: readonly { explicit: boolean | null }[]) => {
  if (tracks.some(({ explicit }) => explicit === true)) return true
  return tracks.some(({ explicit }) => explicit === null) ? null : false
}

const readFormatOf = (group: ImportGroup, { problems, value }: CellReading) => {
  const line = sourceLineOf(group, 'format')
  if (line.cells.format.trim() === '') problems.push(wrongCell(line.id, 'format', 'FORMAT_MISSING'))
  return value(line, 'format', readFormat, 'FORMAT_UNKNOWN') ?? 'ALBUM'
}

const uniqueStores = (stores: readonly Store[]) => [...new Map(stores.map((store) => [store.id, store])).values()]

/** The lines of one release as the rules and the API ask for it, and what could not be read. */
export const readRelease = (group: ImportGroup, names: Names) => {
  const reading = cellReading(names.artists, names.roles)
  const { text, value, credits, territories, problems } = reading
  const lineOf = (field: (typeof RELEASE_COLUMNS)[number]): ImportLine => sourceLineOf(group, field)
  const format = readFormatOf(group, reading)
  const label = readNames(lineOf('label'), 'label', names.labels, 'LABEL_UNKNOWN')
  const sold = readNames(lineOf('stores'), 'stores', names.stores, 'STORE_UNKNOWN', storesIn)
  const stores = uniqueStores(sold.found)
  problems.push(...label.problems, ...sold.problems)
  const releaseArtists = credits(lineOf('releaseArtists'), 'releaseArtists', 'PRIMARY')
  const language = value(lineOf('releaseLanguage'), 'releaseLanguage', readLanguage, 'LANGUAGE_UNKNOWN')
  const genre = value(lineOf('genre'), 'genre', readGenre, 'GENRE_UNKNOWN')
  const subgenre = text(lineOf('subgenre'), 'subgenre')
  const barcode = text(lineOf('barcode'), 'barcode')
  const releaseDate = value(lineOf('releaseDate'), 'releaseDate', readDay, 'DATE_UNREADABLE')
  const shared = { artists: releaseArtists, language, format: format === 'VIDEO' ? 'VIDEO' : 'TRACK' } as const
  const tracks = group.lines.map((line) => readTrack(line, reading, shared))

  const release: ImportedRelease = {
    title: group.first.cells.releaseTitle.trim(),
    version: text(lineOf('releaseVersion'), 'releaseVersion'),
    format,
    artists: releaseArtists,
    labelId: label.found[0]?.id ?? null,
    hasCover: false,
    genre,
    subgenre: subgenre === null ? null : readSubgenre(subgenre, genre),
    defaultLanguage: language ?? tracks[0]?.language ?? null,
    alternateGenre: null,
    alternateSubgenre: null,
    explicit: isExplicit(tracks),
    ...copyright(reading, group),
    barcode: barcode === null ? null : normalizeBarcode(barcode),
    catalogNumber: text(lineOf('catalogNumber'), 'catalogNumber', CATALOG_NUMBER_MAX),
    alreadyReleased: releaseDate !== null,
    releaseDate,
    consumerReleaseDate: value(lineOf('consumerReleaseDate'), 'consumerReleaseDate', readDay, 'DATE_UNREADABLE'),
    consumerReleaseTime: value(lineOf('consumerReleaseTime'), 'consumerReleaseTime', readTime, 'TIME_UNREADABLE'),
    preOrderDate: null,
    recordingYear: null,
    monetization: false,
    songMonetization: false,
    assetsRightsClaim: 'NONE',
    tracklist: [],
    territories: territories(lineOf('territories')),
    distributionProviders: stores.map(({ id }) => id),
    stores,
    tracks,
  }
  return { release, problems: [...problems, ...differences(group)] }
}
