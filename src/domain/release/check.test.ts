import { describe, expect, test } from 'vitest'
import { stepOf } from '#src/domain/fields.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'
import { checkedTrack, MASTER } from '#src/domain/release/testing/checked-track.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { WORKSPACE_STEPS } from '#src/domain/workspace-step.ts'

const TODAY = '2026-11-21'
const artists = [{ artistId: 'a1', type: 'PRIMARY', name: 'Luna Sorbi' }] as const
const track = (assetId: string, title: string, seconds = 200): CheckedTrack =>
  checkedTrack(assetId, { title, artists, media: { ...MASTER, durationMs: seconds * 1000 } })
const complete: CheckedRelease = {
  title: 'Paper Boats',
  version: null,
  format: 'SINGLE',
  artists,
  labelId: 'l1',
  hasCover: true,
  genre: 'Pop',
  subgenre: 'Indie Pop',
  alternateGenre: null,
  alternateSubgenre: null,
  defaultLanguage: 'en',
  explicit: false,
  copyrightC: { year: 2026, text: 'Lanterna' },
  copyrightP: { year: 2026, text: 'Lanterna' },
  recordingYear: null,
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE',
  preOrderDate: null,
  tracklist: [],
  barcode: '5901234123457',
  territories: ['WORLD'],
  distributionProviders: ['s1'],
  alreadyReleased: false,
  releaseDate: null,
  consumerReleaseDate: '2026-12-25',
  tracks: [track('t1', 'Paper Boats')],
}
const errors = (change: Partial<CheckedRelease>) =>
  releaseProblems({ ...complete, ...change }, TODAY)
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ field, code }) => `${field} ${code}`)
const withTrack = (change: Partial<CheckedTrack>) => ({ tracks: [{ ...track('t1', 'Paper Boats'), ...change }] })

test('when a release is complete, then it has no problems', () => {
  expect(releaseProblems(complete, TODAY)).toEqual([])
})

describe('what is missing or wrong', () => {
  test.each<[Partial<CheckedRelease>, string]>([
    [{ title: ' ' }, 'title TITLE_MISSING'],
    [{ artists: [] }, 'artists ARTIST_MISSING'],
    [{ artists: [{ artistId: 'a1', type: 'FEATURED', name: 'Luna' }] }, 'artists PRIMARY_ARTIST_MISSING'],
    [{ labelId: null }, 'labelId LABEL_MISSING'],
    [{ hasCover: false }, 'cover COVER_MISSING'],
    [{ genre: null, subgenre: null }, 'genre GENRE_MISSING'],
    [{ subgenre: 'Trap' }, 'subgenre SUBGENRE_OUTSIDE_GENRE'],
    [{ defaultLanguage: null }, 'defaultLanguage LANGUAGE_MISSING'],
    [{ explicit: null }, 'explicit EXPLICIT_MISSING'],
    [{ copyrightC: { year: null, text: 'Lanterna' } }, 'copyrightC.year COPYRIGHT_YEAR_MISSING'],
    [{ copyrightC: { year: 1899, text: 'Lanterna' } }, 'copyrightC.year COPYRIGHT_YEAR_WRONG'],
    [{ copyrightP: { year: 2027, text: 'Lanterna' } }, 'copyrightP.year COPYRIGHT_YEAR_WRONG'],
    [{ copyrightP: { year: 2026, text: '℗ 2026 ' } }, 'copyrightP.text COPYRIGHT_OWNER_MISSING'],
    [{ recordingYear: 1899 }, 'recordingYear RECORDING_YEAR_WRONG'],
    [{ alternateGenre: 'Pop' }, 'alternateGenre ALTERNATE_GENRE_SAME'],
    [{ preOrderDate: '2026-12-25' }, 'preOrderDate PRE_ORDER_LATE'],
    [
      { preOrderDate: '2026-12-01', tracklist: [{ assetId: 't1', instantGratification: true }] },
      'instantGratification INSTANT_TOO_MANY',
    ],
    [{ barcode: null }, 'barcode BARCODE_MISSING'],
    [{ barcode: '5901234123458' }, 'barcode BARCODE_WRONG'],
    [{ territories: [] }, 'territories TERRITORIES_MISSING'],
    [{ territories: ['IT', 'IT'] }, 'territories TERRITORIES_WRONG'],
    [{ territories: ['XX'] }, 'territories TERRITORIES_WRONG'],
    [{ distributionProviders: [] }, 'distributionProviders STORES_MISSING'],
    [{ consumerReleaseDate: null }, 'consumerReleaseDate CONSUMER_DATE_MISSING'],
    [{ consumerReleaseDate: '2026-11-20' }, 'consumerReleaseDate CONSUMER_DATE_PAST'],
    [{ alreadyReleased: true, releaseDate: '2026-11-22' }, 'releaseDate RELEASE_DATE_FUTURE'],
    [{ alreadyReleased: true }, 'releaseDate RELEASE_DATE_MISSING'],
    [{ tracks: [] }, 'tracks TRACKS_MISSING'],
    [withTrack({ composer: [] }), 'tracks.t1.composer CONTRIBUTOR_COMPOSER_REQUIRED'],
    [withTrack({ lyricist: [] }), 'tracks.t1.lyricist LYRICIST_MISSING'],
    [withTrack({ isrc: 'IT1' }), 'tracks.t1.isrc ISRC_WRONG'],
    [withTrack({ media: null }), 'tracks.t1.media MEDIA_MISSING'],
    [withTrack({ language: null }), 'tracks.t1.language LANGUAGE_MISSING'],
    [withTrack({ explicit: null }), 'tracks.t1.explicit EXPLICIT_MISSING'],
    [
      { tracks: [track('t1', 'Paper Boats (feat. Ana)'), track('t2', 'Tin Boats')] },
      'tracks.t1.title TITLE_FEATURED_ARTIST',
    ],
  ])('when a complete release is changed by %j, then the only error is %s', (change, expected) => {
    expect(errors(change)).toEqual([expected])
  })
})

test('when a release has a test barcode, then it can be submitted, and a warning names the code', () => {
  const release = { ...complete, barcode: '9520123456788' }
  expect(errors(release)).toEqual([])
  const named = releaseProblems(release, TODAY).filter(({ field }) => field === 'barcode')
  expect(named).toMatchObject([{ code: 'BARCODE_TEST', severity: 'WARNING' }])
})

test('when a track is instrumental, then it needs no lyricist', () => {
  expect(errors(withTrack({ language: 'zxx', lyricist: [] }))).toEqual([])
})

const many = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, index) => track(`t${index}`, `Song ${'abcdefgh'[index] ?? index}`, seconds))

describe('the format and what is on it (catalogue-5.14, catalogue-5.15, catalogue-5.16, catalogue-5.17, catalogue-5.18, catalogue-5.19)', () => {
  test.each<[CheckedRelease['format'], number, number, string[]]>([
    ['SINGLE', 3, 599, []],
    ['SINGLE', 4, 100, ['format SINGLE_TOO_MANY_TRACKS']],
    ['SINGLE', 1, 600, ['format SINGLE_TRACK_TOO_LONG']],
    ['EP', 3, 599, ['format EP_NEEDS_LONG_TRACK']],
    ['EP', 3, 600, []],
    ['EP', 3, 601, ['format EP_TOO_LONG']],
    ['EP', 4, 450, []],
    ['EP', 6, 300, []],
    ['EP', 4, 451, ['format EP_TOO_LONG']],
    ['EP', 7, 100, ['format EP_TOO_MANY_TRACKS']],
    ['ALBUM', 7, 100, []],
    ['ALBUM', 4, 450, []],
    ['ALBUM', 6, 300, []],
    ['ALBUM', 6, 299, ['format ALBUM_TOO_SHORT']],
  ])(
    'when the format is %s, the number of tracks %i and each of %i s, then the errors are %j',
    (format, count, seconds, expected) => {
      expect(errors({ format, title: 'Song a', tracks: many(count, seconds) })).toEqual(expected)
    },
  )
})

describe('Various Artists', () => {
  const various = [{ artistId: 'v1', type: 'PRIMARY', name: 'Various Artists' }] as const
  const act = (number: number) => ({ artistId: `p${number}`, type: 'PRIMARY', name: `Luna ${number}` }) as const
  test.each([
    [10, 149, ['artists VARIOUS_TOO_SHORT']],
    [10, 150, []],
    [7, 300, []],
  ])('when an album of theirs has %i tracks of %i s, then the errors are %j', (count, seconds, expected) => {
    const tracks = many(count, seconds).map((each, index) => ({ ...each, artists: [act(index % 4)] }))
    expect(errors({ format: 'ALBUM', artists: various, tracks })).toEqual(expected)
  })
})

const RULES_MS = 10

test('when a release has a hundred tracks, then the check takes no noticeable time', () => {
  // What was found in a title is remembered, so that each check has new ones.
  const check = (run: number) => {
    const tracks = Array.from({ length: 100 }, (_, index) =>
      track(`t${index}`, `Number ${run}-${index} of the Long Night and a Half`),
    )
    // Of this thread's processor: others share the machine.
    const start = process.threadCpuUsage()
    releaseProblems({ ...complete, format: 'ALBUM', tracks }, TODAY)
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000
  }
  const times = Array.from({ length: 21 }, (_, run) => check(run)).toSorted((a, b) => a - b)
  expect(times[10]).toBeLessThan(RULES_MS)
})

test('when a release has problems, then each belongs to a step of the workspace, and warnings are no errors', () => {
  const problems = releaseProblems({ ...complete, title: 'PAPER BOATS', tracks: [] }, TODAY)
  expect(problems.every(({ field }) => WORKSPACE_STEPS.includes(stepOf(field)))).toBe(true)
  expect(hasErrors(problems)).toBe(true)
  expect(hasErrors(problems.filter(({ severity }) => severity === 'WARNING'))).toBe(false)
})
