import { expect, test } from 'vitest'
import { checkImport } from '#src/domain/release-import/check.ts'
import { cellsBy, type Cells, type ImportLine } from '#src/domain/release-import/columns.ts'
import { matchName, type NameMatch, type Names } from '#src/domain/release-import/names.ts'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'

const store = (id: string, name: string) => matchName(name, [{ id, name, profile: storeProfileOf(name) }])
const NAMES: Names = {
  artists: new Map<string, NameMatch>([
    ['nina calvera', { id: 'nina', name: 'Nina Calvera' }],
    ['vela nera', { id: 'vela', name: 'Vela Nera' }],
    ['relaxation', { id: 'relaxation', name: 'Relaxation' }],
    ['various artists', { id: 'various', name: 'Various Artists' }],
    ['nobody', 'UNKNOWN'],
    ['twins', 'AMBIGUOUS'],
  ]),
  labels: new Map<string, NameMatch>([
    ['lanterna', { id: 'lanterna', name: 'Lanterna' }],
    ['none', 'UNKNOWN'],
  ]),
  stores: new Map<string, NameMatch>([
    ['spotify', store('spotify', 'Spotify')],
    ['apple music', store('apple', 'Apple Music')],
    ['vevo', store('vevo', 'Vevo')],
    ['napster 2', 'UNKNOWN'],
  ]),
}
const GOOD: Partial<Cells> = {
  releaseTitle: 'Paper Boats',
  format: 'single',
  releaseArtists: 'nina calvera',
  label: 'Lanterna',
  trackTitle: 'Low Tide',
}
const line = (number: number, cells: Partial<Cells> = {}): ImportLine => ({
  id: `line${number}`,
  releaseId: `release${number}`,
  line: number,
  cells: cellsBy((field) => ({ ...GOOD, ...cells })[field] ?? ''),
})
const check = (...lines: ImportLine[]) => checkImport(lines, NAMES, '2026-05-01')
const found = (...lines: ImportLine[]) =>
  check(...lines)
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ lineId, field, code }) => `${lineId} ${field} ${code}`)

test('when a cell is empty, then it can be filled in later', () => {
  expect(found(line(1))).toEqual([])
})

test.each<[Partial<Cells>, string]>([
  [{ releaseTitle: '' }, 'releaseTitle TITLE_MISSING'],
  [{ trackTitle: '' }, 'trackTitle TITLE_MISSING'],
  [{ format: '' }, 'format FORMAT_MISSING'],
  [{ format: 'mixtape' }, 'format FORMAT_UNKNOWN'],
  [{ releaseArtists: '' }, 'releaseArtists ARTIST_MISSING'],
  [{ releaseArtists: 'Nobody' }, 'releaseArtists ARTIST_UNKNOWN'],
  [{ releaseArtists: 'Twins' }, 'releaseArtists NAME_AMBIGUOUS'],
  [{ releaseArtists: 'Just typed' }, 'releaseArtists NAME_PENDING'],
  [{ trackArtists: '=1+1' }, 'trackArtists NAME_PENDING'],
  [{ releaseArtists: 'Various Artists' }, 'trackArtists VARIOUS_ON_TRACK'],
  [{ featuredArtists: 'Nina Calvera' }, 'featuredArtists ARTIST_TWICE'],
  [{ trackArtists: 'Vela Nera; Vela Nera' }, 'trackArtists ARTIST_TWICE'],
  [{ featuredArtists: 'Relaxation' }, 'featuredArtists ARTIST_GENERIC'],
  [{ trackArtists: 'Relaxation', featuredArtists: 'Vela Nera' }, 'trackArtists ARTIST_GENERIC'],
  [{ featuredArtists: 'Various Artists' }, 'featuredArtists VARIOUS_ON_TRACK'],
  [{ label: 'None' }, 'label LABEL_UNKNOWN'],
  [{ barcode: '5901234123458' }, 'barcode BARCODE_WRONG'],
  [{ catalogNumber: 'x'.repeat(41) }, 'catalogNumber TEXT_TOO_LONG'],
  [{ genre: 'Polka' }, 'genre GENRE_UNKNOWN'],
  [{ genre: 'Pop', subgenre: 'Doom' }, 'subgenre SUBGENRE_OUTSIDE_GENRE'],
  [{ releaseLanguage: 'Klingonese' }, 'releaseLanguage LANGUAGE_UNKNOWN'],
  [{ consumerReleaseDate: '31/02/2027' }, 'consumerReleaseDate DATE_UNREADABLE'],
  [{ consumerReleaseDate: '2020-01-01' }, 'consumerReleaseDate DATE_PAST'],
  [{ releaseDate: '2027-01-01' }, 'releaseDate RELEASE_DATE_FUTURE'],
  [{ copyrightCYear: '26' }, 'copyrightCYear YEAR_UNREADABLE'],
  [{ copyrightPYear: '1899' }, 'copyrightPYear COPYRIGHT_YEAR_WRONG'],
  [{ consumerReleaseTime: '25:00' }, 'consumerReleaseTime TIME_UNREADABLE'],
  [{ territories: 'Italy; Atlantis' }, 'territories TERRITORY_UNKNOWN'],
  [{ stores: 'Spotify; Napster 2' }, 'stores STORE_UNKNOWN'],
  [{ stores: 'Spotify; Vevo' }, 'stores STORE_NEEDS_VIDEO'],
  [{ stores: 'Spotify', format: 'video' }, 'stores STORE_NEEDS_SOUND'],
  [{ contributors: 'Anna Ferrante: Producer; anna@lanterna.it: Piano' }, 'contributors METADATA_ADDRESS'],
  [{ isrc: 'IT-123' }, 'isrc ISRC_WRONG'],
  [{ trackLanguage: '??' }, 'trackLanguage LANGUAGE_UNKNOWN'],
  [{ explicit: 'perhaps' }, 'explicit YES_NO_UNREADABLE'],
  [{ trackTitle: 'Low Tide (feat. Ana)' }, 'trackTitle TITLE_FEATURED_ARTIST'],
  [{ composer: Array.from({ length: 51 }, () => 'Anna Ferrante').join(';') }, 'composer NAMES_TOO_MANY'],
])('when a line has %j, then the problem is %s', (cells, problem) => {
  expect(found(line(1, cells))).toEqual([`line1 ${problem}`])
})

test('when a contributor needs a look, then a warning is at the cell of the contributors', () => {
  const [group] = check(line(1, { contributors: 'Anna Ferrante: Performer; Lunaire: Songwriter' }))
  expect(group?.problems.filter(({ field }) => field === 'contributors')).toMatchObject([
    { lineId: 'line1', code: 'COMPOSER_LEGAL_NAME', severity: 'WARNING' },
    { lineId: 'line1', code: 'CONTRIBUTOR_PERFORMER_GENERIC', severity: 'WARNING' },
  ])
})

test('when lines have the same title and barcode, then they are one release, whatever its case', () => {
  const groups = check(
    line(1),
    line(2, { trackTitle: 'High Tide', releaseTitle: 'PAPER BOATS ' }),
    line(3, { barcode: '5901234123457', trackTitle: 'Other' }),
  )
  expect(groups.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['line1', 'line2'], ['line3']])
})

test('when a line says something else of its release, then it is wrong', () => {
  expect(found(line(1), line(2, { trackTitle: 'High Tide', format: 'Album' }))).toEqual([
    'line2 format RELEASE_DIFFERS',
  ])
})

test('when a single has four tracks, then a problem says so', () => {
  const lines = [1, 2, 3, 4].map((number) => line(number, { trackTitle: `Tide ${number}` }))
  expect(found(...lines)).toEqual(['line1 format SINGLE_TOO_MANY_TRACKS'])
})

test('when two releases share a barcode or an ISRC, then a problem says so, and which has it first', () => {
  const codes = { barcode: '5901234123457', isrc: 'AA6Q72000047' }
  const others = { barcode: codes.barcode, releaseTitle: 'Other Boats' }
  const [first, second] = check(
    line(1, codes),
    line(2, others),
    line(3, { ...others, isrc: codes.isrc, trackTitle: 'Dusk' }),
  )
  expect(first?.problems.filter(({ severity }) => severity === 'ERROR')).toEqual([])
  expect(second?.problems.filter(({ severity }) => severity === 'ERROR')).toMatchObject([
    { lineId: 'line2', field: 'barcode', code: 'BARCODE_ELSEWHERE', values: { title: 'Paper Boats' } },
    { lineId: 'line3', field: 'isrc', code: 'ISRC_ELSEWHERE', values: { title: 'Paper Boats' } },
  ])
})

test('when two releases of one title are by others, then the second says which line may be the same release', () => {
  const others = { releaseArtists: 'Vela Nera' }
  const [first, second] = check(line(1), line(2, others))
  const warnings = (group: typeof first) => group?.problems.filter(({ code }) => code === 'TITLE_BY_OTHERS')
  expect(warnings(first)).toEqual([])
  expect(warnings(second)).toMatchObject([
    { lineId: 'line2', field: 'releaseArtists', severity: 'WARNING', values: { line: 1 } },
  ])
  const [, apart] = check(line(1), line(2, { ...others, barcode: '5901234123457' }))
  expect(warnings(apart)).toEqual([])
})

test('when releases have no codes, then they share none', () => {
  expect(found(line(1), line(2, { releaseTitle: 'Other Boats' }))).toEqual([])
})

test('when cells of several lines are wrong, then each problem is at its own', () => {
  const second = line(2, { trackTitle: 'High Tide', isrc: 'IT-123', genre: 'Polka', trackArtists: '  ' })
  expect(found(line(1, { genre: 'Pop' }), second)).toEqual(['line2 genre RELEASE_DIFFERS', 'line2 isrc ISRC_WRONG'])
  const first = line(1, { releaseArtists: '', genre: 'Polka', isrc: 'IT-123' })
  expect(found(first, line(2, { releaseArtists: '', trackTitle: 'High Tide', trackArtists: '  ' }))).toEqual([
    'line1 genre GENRE_UNKNOWN',
    'line1 releaseArtists ARTIST_MISSING',
    'line1 isrc ISRC_WRONG',
  ])
})

test('when a line is complete, then its cells become what the API asks for', () => {
  const [group] = check(
    line(1, {
      barcode: '590-1234-123457',
      genre: 'pop',
      subgenre: 'indie pop',
      releaseLanguage: 'Italiano',
      consumerReleaseDate: '1/12/2026',
      consumerReleaseTime: '6:30 pm',
      territories: 'Italia, France; CH',
      stores: 'Apple Music, spotify; Spotify',
      copyrightCYear: '2026',
      copyrightC: 'Lanterna',
      composer: 'Anna Ferrante; Luca Bellandi',
      isrc: 'aa-6q7-20-00047',
      explicit: 'Sì',
      trackArtists: 'Vela Nera',
      featuredArtists: 'Nina Calvera',
    }),
  )
  expect(group?.release).toMatchObject({
    format: 'SINGLE',
    barcode: '5901234123457',
    labelId: 'lanterna',
    genre: 'Pop',
    subgenre: 'Indie Pop',
    defaultLanguage: 'it',
    explicit: true,
    consumerReleaseDate: '2026-12-01',
    consumerReleaseTime: '18:30',
    territories: ['IT', 'FR', 'CH'],
    distributionProviders: ['apple', 'spotify'],
    alreadyReleased: false,
    copyrightC: { year: 2026, text: 'Lanterna' },
    artists: [{ artistId: 'nina', type: 'PRIMARY' }],
    tracks: [
      {
        assetId: 'line1',
        isrc: 'AA6Q72000047',
        language: 'it',
        explicit: true,
        composer: ['Anna Ferrante', 'Luca Bellandi'],
        artists: [
          { artistId: 'vela', type: 'PRIMARY' },
          { artistId: 'nina', type: 'FEATURED' },
        ],
      },
    ],
  })
})
