import { IMPORT_FIELDS, type ImportField } from '#src/domain/import/import-field.ts'
import { searchText } from '#src/domain/search-text.ts'

/** How sheets head their columns, in English and Italian; the first of each language is what the template says. */
const NAMES: Record<ImportField, string> = {
  releaseTitle: 'release title, release, album, album title, titolo pubblicazione, pubblicazione, titolo album',
  releaseVersion: 'release version, album version, versione pubblicazione, versione album',
  format: 'format, release type, release format, type, formato, tipo, tipo pubblicazione',
  releaseArtists:
    'release artists, release artist, album artist, album artists, artisti pubblicazione, artista pubblicazione, artista album, artisti album',
  label: 'label, record label, etichetta, casa discografica',
  barcode: 'barcode, upc, ean, ean 13, upc ean, codice a barre',
  catalogNumber: 'catalogue number, catalog number, cat no, numero di catalogo, catalogo',
  genre: 'genre, primary genre, genere',
  subgenre: 'subgenre, sub genre, sottogenere',
  releaseLanguage: 'release language, metadata language, lingua pubblicazione, lingua metadati',
  consumerReleaseDate: 'release date, street date, sale date, data di pubblicazione, data di uscita, uscita',
  releaseDate: 'original release date, original date, data di prima pubblicazione, data originale',
  copyrightCYear: 'c line year, c year, anno c, anno linea c',
  copyrightC: 'c line, c line owner, copyright, c, linea c, titolare linea c',
  copyrightPYear: 'p line year, p year, anno p, anno linea p',
  copyrightP: 'p line, p line owner, p, linea p, titolare linea p',
  trackTitle: 'track title, title, track, song, song title, titolo traccia, titolo, traccia, brano, titolo brano',
  trackVersion: 'track version, version, mix, versione traccia, versione',
  trackArtists: 'track artists, artists, artist, track artist, artisti traccia, artista, artisti, artista traccia',
  featuredArtists: 'featured artists, featured artist, featuring, feat, artisti ospiti, ospiti, artista ospite',
  composer: 'composer, composers, writer, writers, compositore, compositori, autore musica',
  lyricist: 'lyricist, lyricists, author, paroliere, parolieri, autore, autore testo, autori testo',
  isrc: 'isrc, isrc code, codice isrc',
  trackLanguage: 'track language, language, lyrics language, lingua traccia, lingua, lingua testo',
  explicit: 'explicit, explicit content, parental advisory, contenuti espliciti, esplicito',
}

const FIELD_OF = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) => NAMES[field].split(', ').map((name) => [searchText(name), field])),
)

/** The field of each header, the first time it is named; null for a column that is not known. */
export const matchHeaders = (headers: readonly string[]): (ImportField | null)[] => {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = FIELD_OF.get(searchText(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
