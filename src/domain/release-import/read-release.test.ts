import { expect, test } from 'vitest'
import { CONTRIBUTORS_MAX, NAMES_MAX, TEXT_MAX } from '#src/domain/limits.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import { cellsBy, type Cells, groupLines, type ImportLine } from '#src/domain/release-import/columns.ts'
import type { NameMatch, Names } from '#src/domain/release-import/names.ts'
import { readRelease } from '#src/domain/release-import/read-release.ts'

const NAMES: Names = {
  artists: new Map<string, NameMatch>([
    ['nina calvera', { id: 'nina', name: 'Nina Calvera' }],
    ['vela nera', { id: 'vela', name: 'Vela Nera' }],
    ['failed', 'FAILED'],
  ]),
  labels: new Map<string, NameMatch>([['lanterna', { id: 'lanterna', name: 'Lanterna' }]]),
  stores: new Map<string, NameMatch>([['spotify', { id: 'spotify', name: 'Spotify' }]]),
}
const SPACES = '  '
const GOOD: Partial<Cells> = { releaseTitle: 'Paper Boats', format: 'EP', releaseArtists: 'Nina Calvera' }
const line = (number: number, cells: Partial<Cells> = {}): ImportLine => ({
  id: `line${number}`,
  releaseId: 'release',
  line: number,
  cells: cellsBy((field) => ({ ...GOOD, trackTitle: `Tide ${number}`, ...cells })[field] ?? SPACES),
})
const read = (...cells: Partial<Cells>[]) => {
  const [group] = groupLines(cells.map((each, index) => line(index + 1, each)))
  if (group === undefined) throw new Error('No line')
  return readRelease(group, NAMES)
}

test('when nothing but the needed cells is filled in, then all else is open', () => {
  const { release, problems } = read({})
  expect(problems).toEqual([])
  expect(release).toMatchObject({
    title: 'Paper Boats',
    version: null,
    format: 'EP',
    labelId: null,
    hasCover: false,
    genre: null,
    subgenre: null,
    defaultLanguage: null,
    explicit: null,
    copyrightC: { year: null, text: '' },
    copyrightP: { year: null, text: '' },
    barcode: null,
    catalogNumber: null,
    alreadyReleased: false,
    releaseDate: null,
    consumerReleaseDate: null,
    consumerReleaseTime: null,
    monetization: false,
    songMonetization: false,
    assetsRightsClaim: 'NONE',
    tracklist: [],
    territories: [WORLD],
    distributionProviders: [],
    stores: [],
  })
  expect(release.tracks).toMatchObject([
    { assetId: 'line1', title: 'Tide 1', version: null, composer: [], lyricist: [], contributors: [], isrc: null },
  ])
})

test('when there are spaces around what a cell says, then they are not read', () => {
  const spaced = { releaseTitle: ' Paper Boats ', trackTitle: ' Low Tide ', subgenre: ' Doom ', territories: ' IT ' }
  const { release } = read({ ...spaced, trackArtists: ' Vela Nera ', genre: 'Pop', releaseVersion: ' Live ' })
  expect(release).toMatchObject({ title: 'Paper Boats', version: 'Live', subgenre: 'Doom', territories: ['IT'] })
  expect(release.tracks[0]).toMatchObject({ title: 'Low Tide', artists: [{ artistId: 'vela', name: 'Vela Nera' }] })
})

test('when a release came out before, then its date says so', () => {
  expect(read({ releaseDate: '2020-03-01' }).release).toMatchObject({
    alreadyReleased: true,
    releaseDate: '2020-03-01',
  })
})

test.each<[string[], boolean | null]>([
  [['no', 'yes'], true],
  [['yes', SPACES], true],
  [['no', SPACES], null],
  [['no', 'no'], false],
])('when tracks are explicit as %j, then the release is explicit: %j', (answers, expected) => {
  expect(read(...answers.map((explicit) => ({ explicit }))).release.explicit).toBe(expected)
})

test.each<[Partial<Cells>, string | null]>([
  [{ releaseLanguage: 'it', trackLanguage: 'en' }, 'it'],
  [{ trackLanguage: 'en' }, 'en'],
])('when languages are %j, then that of the release is %j', (cells, language) => {
  expect(read(cells).release.defaultLanguage).toBe(language)
})

test('when the first line says nothing of its release, then a later one speaks for it', () => {
  const { release, problems } = read({}, { label: 'Lanterna', copyrightPYear: '2026', copyrightP: 'Lanterna' })
  expect(release).toMatchObject({ labelId: 'lanterna', copyrightP: { year: 2026, text: 'Lanterna' } })
  expect(problems).toEqual([])
})

test('when a line says something else of its release, then the problem names what, and which line differs', () => {
  const { problems } = read({ genre: 'Pop' }, { genre: ' Pop ', catalogNumber: 'LAN 1' }, { genre: 'Rock' })
  expect(problems).toEqual([
    {
      lineId: 'line3',
      field: 'genre',
      code: 'RELEASE_DIFFERS',
      severity: 'ERROR',
      values: { text: 'Pop', line: 1 },
    },
  ])
})

test('when lines write the same title and barcode differently, then they do not differ', () => {
  const first = { releaseTitle: 'Paper Boats', barcode: '5901234123457' }
  expect(read(first, { releaseTitle: 'PAPER boats', barcode: '590-1234-123457' }).problems).toEqual([])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `Ada ${index}`)
const longest = 'x'.repeat(TEXT_MAX)
test.each<[string, Partial<Cells>, object | null]>([
  ['a text as long as it may be', { releaseVersion: longest }, null],
  ['a longer text', { releaseVersion: `${longest}x` }, { code: 'TEXT_TOO_LONG', values: { maximum: TEXT_MAX } }],
  ['as many names as there may be', { composer: names(NAMES_MAX).join(';') }, null],
  [
    'more names',
    { composer: names(NAMES_MAX + 1).join(';') },
    { code: 'NAMES_TOO_MANY', values: { maximum: NAMES_MAX } },
  ],
  ['a name as long as it may be', { lyricist: `Ada; ${longest}` }, null],
  [
    'a longer name',
    { lyricist: `Ada; ${longest}x` },
    { field: 'lyricist', code: 'TEXT_TOO_LONG', values: { maximum: TEXT_MAX } },
  ],
  ['as many artists as there may be', { trackArtists: Array(NAMES_MAX).fill('Vela Nera').join(';') }, null],
  [
    'more artists',
    {
      trackArtists: Array(NAMES_MAX + 1)
        .fill('Vela Nera')
        .join(';'),
    },
    { field: 'trackArtists', code: 'NAMES_TOO_MANY', values: { maximum: NAMES_MAX } },
  ],
  [
    'an artist that could not be looked up',
    { trackArtists: 'Failed' },
    { code: 'NAME_FAILED', values: { name: 'Failed' } },
  ],
  [
    'as many contributors as there may be',
    {
      contributors: names(CONTRIBUTORS_MAX)
        .map((name) => `${name}: Piano`)
        .join(';'),
    },
    null,
  ],
  [
    'more contributors',
    {
      contributors: names(CONTRIBUTORS_MAX + 1)
        .map((name) => `${name}: Piano`)
        .join(';'),
    },
    { field: 'contributors', code: 'NAMES_TOO_MANY', values: { maximum: CONTRIBUTORS_MAX } },
  ],
  ['a contributor of the longest name', { contributors: `Ada: Piano; ${longest}: Piano` }, null],
  [
    'a contributor of a longer name',
    { contributors: `Ada: Piano; ${longest}x: Piano` },
    { field: 'contributors', code: 'TEXT_TOO_LONG', values: { maximum: TEXT_MAX } },
  ],
  [
    'a contributor of no known role',
    { contributors: 'Ada: Kazoo' },
    { field: 'contributors', code: 'CONTRIBUTOR_ROLE_UNKNOWN', values: { text: 'Kazoo' } },
  ],
  ['no known place', { territories: 'Atlantis' }, { code: 'TERRITORY_UNKNOWN', values: { text: 'Atlantis' } }],
  ['no genre', { genre: 'Polka' }, { code: 'GENRE_UNKNOWN', values: { text: 'Polka' } }],
  ['no date', { releaseDate: 'soon' }, { field: 'releaseDate', code: 'DATE_UNREADABLE', values: { text: 'soon' } }],
])('when a cell has %s, then that is said with its values, or nothing is wrong', (_what, cells, problem) => {
  expect(read(cells).problems).toEqual(problem === null ? [] : [expect.objectContaining(problem)])
})

test('when a format is missing or unknown, then it is read as an album, and that is said', () => {
  expect(read({ format: SPACES })).toMatchObject({
    release: { format: 'ALBUM' },
    problems: [{ code: 'FORMAT_MISSING' }],
  })
  expect(read({ format: 'tape' })).toMatchObject({
    release: { format: 'ALBUM' },
    problems: [{ code: 'FORMAT_UNKNOWN' }],
  })
})

test('when lines name the same in another case, then they do not differ; what is written as it stands does', () => {
  expect(read({ genre: 'Pop' }, { genre: 'pop' }).problems).toEqual([])
  expect(read({ releaseVersion: 'Live' }, { releaseVersion: 'LIVE' }).problems).toMatchObject([
    { lineId: 'line2', field: 'releaseVersion', code: 'RELEASE_DIFFERS' },
  ])
})
