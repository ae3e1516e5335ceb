import { unescapeFormula } from '#src/domain/csv/format.ts'
import { type CsvFault, type CsvRow, parseCsv } from '#src/domain/csv/parse.ts'
import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import { cellsBy, type ImportField, type ImportLine, IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'
import { searchText } from '#src/domain/text/compare.ts'

/**
 * How sheets head their columns, in English and Italian: what the template says, then other names, the ones that could mean
 * something else last.
 */
const NAMES: Record<ImportField, string> = {
  releaseTitle: 'release title, titolo della release, titolo release, album title, titolo album, release, album',
  releaseVersion: 'release version, album version, versione della release, versione release, versione album',
  format: 'format, formato, release format, release type, tipo di release, type, tipo',
  // A sheet with one column of artists means those of the release, which its tracks share.
  releaseArtists:
    'release artists, release artist, album artist, album artists, artisti della release, artista della release, artista album, artisti album, artists, artist, artista, artisti',
  label: 'label, record label, etichetta, casa discografica',
  barcode: 'barcode, upc, ean, ean 13, upc ean, codice a barre',
  catalogNumber: 'catalogue number, catalog number, cat no, numero di catalogo, catalogo',
  genre: 'genre, primary genre, genere',
  subgenre: 'subgenre, sub genre, sottogenere',
  releaseLanguage: 'release language, metadata language, lingua della release, lingua release, lingua dei metadati',
  consumerReleaseDate: 'release date, data di uscita, street date, sale date, data di pubblicazione, uscita',
  consumerReleaseTime: 'release time, street time, orario di uscita, ora di uscita',
  releaseDate:
    'original release date, original date, data dell’uscita originale, data di uscita originale, data originale',
  copyrightCYear: 'c line year, c year, anno della linea c, anno c',
  copyrightC: 'c line, linea c, c line owner, titolare linea c, c, copyright',
  copyrightPYear: 'p line year, p year, anno della linea p, anno p',
  copyrightP: 'p line, linea p, p line owner, titolare linea p, p',
  territories: 'territories, territory, countries, territori, territorio, paesi',
  stores: 'stores, store, dsps, dsp, services, platforms, negozi, piattaforme, servizi',
  trackTitle:
    'track title, titolo del brano, titolo brano, titolo della traccia, titolo traccia, song title, track, song, traccia, brano, title, titolo',
  trackVersion:
    'track version, versione del brano, versione brano, versione della traccia, versione traccia, mix, version, versione',
  trackArtists:
    'track artists, track artist, artisti del brano, artista del brano, artisti della traccia, artista della traccia, artists, artist, artista, artisti',
  featuredArtists:
    'featured artists, featured artist, featuring, feat, artisti featuring, artista featuring, artisti ospiti, ospiti, artista ospite',
  composer: 'composer, composers, writer, writers, compositore, compositori, autore musica',
  lyricist: 'lyricist, lyricists, author, autore del testo, autori del testo, paroliere, parolieri, autore',
  contributors:
    'contributors, contributor, credits, performers and production, collaboratori, collaboratore, crediti, contributori',
  isrc: 'isrc, isrc code, codice isrc',
  trackLanguage:
    'track language, lingua del brano, lingua brano, lingua della traccia, lingua traccia, lyrics language, lingua del testo, language, lingua',
  explicit: 'explicit, explicit content, parental advisory, contenuto esplicito, contenuti espliciti, esplicito',
}

const NAMES_OF = IMPORT_FIELDS.map((field) => ({ field, names: NAMES[field].split(', ').map(searchText) }))

/** The signs of the two lines are their letters; searches leave signs out. */
const headerKey = (header: string) => searchText(header.replaceAll('℗', ' p ').replaceAll('©', ' c '))

/** The header that says a field best: the earlier of its names wins, of the same name the first header. */
const bestHeader = (headers: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number => {
  for (const name of names) {
    const at = headers.findIndex((header, index) => header === name && !taken.has(index))
    if (at !== -1) return at
  }
  return -1
}

/** The field of each header, each field once: next to “Track title”, “Title” is no track's. Null for an unknown column. */
export const matchHeaders = (headers: readonly string[]): (ImportField | null)[] => {
  const written = headers.map(headerKey)
  const fieldAt = new Map<number, ImportField>()
  for (const { field, names } of NAMES_OF) {
    const at = bestHeader(written, names, new Set(fieldAt.keys()))
    if (at !== -1) fieldAt.set(at, field)
  }
  return headers.map((_, index) => fieldAt.get(index) ?? null)
}

export type SheetFault =
  | CsvFault
  | { code: 'EMPTY' }
  | { code: 'TOO_MANY_LINES'; count: number }
  | { code: 'CELL_WITHOUT_COLUMN'; line: number; column: number }
export type ReadSheet = { ok: true; rows: CsvRow[] } | { ok: false; fault: SheetFault }

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '')

/** The rows of a sheet, that of its headers first; blank ones are left out. */
export const readSheet = (text: string): ReadSheet => {
  const parsed = parseCsv(text)
  if (!parsed.ok) return parsed
  const rows = parsed.rows.filter((row) => !isBlank(row))
  const [headers, ...lines] = rows
  if (headers === undefined || lines.length === 0) return { ok: false, fault: { code: 'EMPTY' } }
  if (lines.length > IMPORT_LINES_MAX) return { ok: false, fault: { code: 'TOO_MANY_LINES', count: lines.length } }
  const columns = headers.cells.length
  for (const { line, cells } of lines) {
    const spare = cells.findIndex((cell, index) => index >= columns && cell.trim() !== '')
    if (spare !== -1) return { ok: false, fault: { code: 'CELL_WITHOUT_COLUMN', line, column: spare + 1 } }
  }
  return { ok: true, rows }
}

/** Rows as lines of the import, by the meaning of their columns. Formulas escaped by an apostrophe lose it again. */
export const linesOf = (
  rows: readonly CsvRow[],
  assigned: readonly (ImportField | null)[],
  newId: () => string,
): ImportLine[] =>
  rows.map(({ line, cells }) => ({
    id: newId(),
    releaseId: newId(),
    line,
    cells: cellsBy((field) => unescapeFormula((cells[assigned.indexOf(field)] ?? '').trim())),
  }))
