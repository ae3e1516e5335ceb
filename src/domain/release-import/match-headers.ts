import { IMPORT_FIELDS, type ImportField } from '#src/domain/release-import/columns.ts'
import { searchText } from '#src/domain/text/compare.ts'

/** How sheets head their columns, in English and Italian; the first of each language is what the template says. */
const NAMES: Record<ImportField, string> = {
  releaseTitle: 'release title, release, album, album title, titolo della release, titolo release, titolo album',
  releaseVersion: 'release version, album version, versione della release, versione release, versione album',
  format: 'format, release type, release format, type, formato, tipo, tipo di release',
  releaseArtists:
    'release artists, release artist, album artist, album artists, artisti della release, artista della release, artista album, artisti album',
  label: 'label, record label, etichetta, casa discografica',
  barcode: 'barcode, upc, ean, ean 13, upc ean, codice a barre',
  catalogNumber: 'catalogue number, catalog number, cat no, numero di catalogo, catalogo',
  genre: 'genre, primary genre, genere',
  subgenre: 'subgenre, sub genre, sottogenere',
  releaseLanguage: 'release language, metadata language, lingua della release, lingua release, lingua dei metadati',
  consumerReleaseDate: 'release date, street date, sale date, data di uscita, uscita, data di pubblicazione',
  releaseDate:
    'original release date, original date, data dell’uscita originale, data di uscita originale, data originale',
  copyrightCYear: 'c line year, c year, anno della linea c, anno c',
  copyrightC: 'c line, c line owner, copyright, c, linea c, titolare linea c',
  copyrightPYear: 'p line year, p year, anno della linea p, anno p',
  copyrightP: 'p line, p line owner, p, linea p, titolare linea p',
  trackTitle:
    'track title, title, track, song, song title, titolo del brano, titolo brano, titolo della traccia, titolo traccia, titolo, traccia, brano',
  trackVersion:
    'track version, version, mix, versione del brano, versione brano, versione della traccia, versione traccia, versione',
  trackArtists:
    'track artists, artists, artist, track artist, artisti del brano, artista del brano, artisti della traccia, artista della traccia, artista, artisti',
  featuredArtists:
    'featured artists, featured artist, featuring, feat, artisti featuring, artista featuring, artisti ospiti, ospiti, artista ospite',
  composer: 'composer, composers, writer, writers, compositore, compositori, autore musica',
  lyricist: 'lyricist, lyricists, author, autore del testo, autori del testo, paroliere, parolieri, autore',
  isrc: 'isrc, isrc code, codice isrc',
  trackLanguage:
    'track language, language, lyrics language, lingua del brano, lingua brano, lingua della traccia, lingua traccia, lingua, lingua del testo',
  explicit: 'explicit, explicit content, parental advisory, contenuto esplicito, contenuti espliciti, esplicito',
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
