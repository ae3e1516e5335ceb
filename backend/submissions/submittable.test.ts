import { describe, expect, test } from 'vitest'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { ARTIST, ASSET, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { checkedReleaseOf } from '#src/domain/release/checked-release.ts'

const api = useApi()

/** So many tracks of so many seconds on the release that is ready otherwise. */
const put = async (
  change: Partial<ReleaseRow>,
  count = 1,
  seconds = 200,
  trackAt: (position: number) => Partial<AssetRow> = () => ({}),
) => {
  await api.database().write(async ({ assets, releases }) => {
    const [asset, release] = [await assets.get(ASSET.own), await releases.get(RELEASE.ready)]
    if (asset?.media == null || release === undefined) throw new Error('The small catalogue has both')
    const tracklist: ReleaseRow['tracklist'] = []
    for (let position = 1; position <= count; position += 1) {
      const id = testId(70, position)
      const media = { ...asset.media, durationMs: seconds * 1000 }
      // A release with one track has the track's title.
      const title = count === 1 ? release.title : `Blue ${'abcdefghij'[position] ?? position}`
      await assets.put({ ...asset, id, title, media, ...trackAt(position) })
      tracklist.push({ assetId: id, position })
    }
    await releases.put({ ...release, tracklist, ...change })
  })
}
/** The errors that the API answers when it is submitted, as pairs of field and code. */
const against = async () => {
  const { submissions } = await api.as('member')
  const sent = submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
  const taken = await sent.then(
    () => true,
    () => false,
  )
  if (taken) return {}
  return (await refused(submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] }))).fields
}

describe('the tracks of a format', () => {
  test.each<[string, ReleaseRow['format'], number, number, string | null]>([
    ['catalogue-5.14', 'SINGLE', 3, 200, null],
    ['catalogue-5.14', 'SINGLE', 4, 200, 'SINGLE_TOO_MANY_TRACKS'],
    ['catalogue-5.15', 'SINGLE', 1, 599, null],
    ['catalogue-5.15', 'SINGLE', 1, 599.9, null],
    ['catalogue-5.15', 'SINGLE', 1, 600, 'SINGLE_TRACK_TOO_LONG'],
    ['catalogue-5.16', 'EP', 6, 200, null],
    ['catalogue-5.16', 'EP', 7, 200, 'EP_TOO_MANY_TRACKS'],
    ['catalogue-5.17', 'EP', 1, 600, null],
    ['catalogue-5.17', 'EP', 1, 599, 'EP_NEEDS_LONG_TRACK'],
    ['catalogue-5.17', 'EP', 3, 600, null],
    ['catalogue-5.17', 'EP', 3, 599, 'EP_NEEDS_LONG_TRACK'],
    ['catalogue-5.17', 'EP', 3, 601, 'EP_TOO_LONG'],
    ['catalogue-5.18', 'EP', 4, 450, null],
    ['catalogue-5.18', 'EP', 4, 451, 'EP_TOO_LONG'],
    ['catalogue-5.18', 'EP', 6, 300, null],
    ['catalogue-5.18', 'EP', 6, 301, 'EP_TOO_LONG'],
    ['catalogue-5.19', 'ALBUM', 7, 60, null],
    ['catalogue-5.19', 'ALBUM', 6, 300, null],
    ['catalogue-5.19', 'ALBUM', 6, 299, 'ALBUM_TOO_SHORT'],
  ])(
    'when the format is $1 and its tracks are $2 × $3 s, then the error is $4 ($0)',
    async (_tag, format, count, seconds, code) => {
      await put({ format }, count, seconds)
      expect(await against()).toEqual(code === null ? {} : { format: code })
    },
  )
})

describe('a submission to the API', () => {
  const primary = { artistId: ARTIST.anna, type: 'PRIMARY' as const }
  test.each<[string, Partial<ReleaseRow>, Record<string, string>]>([
    ['catalogue-5.10', { copyrightC: { year: 1900, text: 'L' }, copyrightP: { year: 2026, text: 'L' } }, {}],
    ['catalogue-5.10', { copyrightC: { year: 1899, text: 'L' } }, { 'copyrightC.year': 'COPYRIGHT_YEAR_WRONG' }],
    ['catalogue-5.10', { copyrightP: { year: 2027, text: 'L' } }, { 'copyrightP.year': 'COPYRIGHT_YEAR_WRONG' }],
    ['catalogue-5.11', { consumerReleaseDate: '2026-03-10' }, {}],
    ['catalogue-5.11', { consumerReleaseDate: '2026-03-08' }, { consumerReleaseDate: 'CONSUMER_DATE_PAST' }],
    ['catalogue-5.11', { alreadyReleased: true, releaseDate: '2026-03-09' }, {}],
    ['catalogue-5.11', { alreadyReleased: true, releaseDate: '2026-03-12' }, { releaseDate: 'RELEASE_DATE_FUTURE' }],
    ['catalogue-5.12', { artists: [primary] }, {}],
    ['catalogue-5.12', { artists: [] }, { artists: 'ARTIST_MISSING' }],
    ['catalogue-5.12', { artists: [{ ...primary, type: 'FEATURED' }] }, { artists: 'PRIMARY_ARTIST_MISSING' }],
    ['catalogue-8.7', { preOrderDate: '2026-05-08' }, {}],
    ['catalogue-8.7', { preOrderDate: '2026-05-09' }, { preOrderDate: 'PRE_ORDER_LATE' }],
    ['catalogue-8.8', { territories: [] }, { territories: 'TERRITORIES_MISSING' }],
  ])('when %s is checked with %j, then the errors are %j', async (_tag, change, expected) => {
    await put(change)
    expect(await against()).toEqual(expected)
  })

  // East of Greenwich the day, and with it the year, begins hours before.
  test.each<[string, Partial<ReleaseRow>, Record<string, string>]>([
    ['2026-12-31T09:59:00Z', { copyrightP: { year: 2027, text: 'L' } }, { 'copyrightP.year': 'COPYRIGHT_YEAR_WRONG' }],
    ['2026-12-31T10:00:00Z', { copyrightP: { year: 2027, text: 'L' } }, {}],
    ['2027-01-01T05:00:00Z', { recordingYear: 2027 }, {}],
    ['2027-01-01T05:00:00Z', { alreadyReleased: true, releaseDate: '2027-01-01' }, {}],
  ])(
    'when it is %s and %j is submitted, then the errors are %j (catalogue-5.10, 5.11)',
    async (now, change, expected) => {
      api.clock.now = new Date(now)
      await put({ consumerReleaseDate: '2027-05-07', ...change })
      expect(await against()).toEqual(expected)
    },
  )

  test.each([
    [2, {}],
    [3, { instantGratification: 'INSTANT_TOO_MANY' }],
  ])(
    'when %i of four tracks are instant gratification, then the errors are %j (catalogue-9.14)',
    async (instant, expected) => {
      const tracklist = [1, 2, 3, 4].map((position) => ({
        assetId: testId(70, position),
        position,
        ...(position <= instant ? { instantGratification: true } : {}),
      }))
      await put({ format: 'EP', preOrderDate: '2026-04-01', tracklist }, 4, 200)
      expect(await against()).toEqual(expected)
    },
  )

  test.each([
    [150, {}],
    [149, { artists: 'VARIOUS_TOO_SHORT' }],
  ])(
    'when a release by Various Artists has ten tracks of %i s, then the errors are %j (catalogue-9.15)',
    async (seconds, expected) => {
      await api.database().write(async ({ artists }) => {
        const anna = await artists.get(ARTIST.anna)
        if (anna === undefined) throw new Error('The small catalogue has her')
        await artists.put({ ...anna, name: 'Various Artists' })
        for (const [index, name] of ['Otto Vento', 'Ida Mare', 'Ugo Sale', 'Eva Luce'].entries())
          await artists.put({ ...anna, id: testId(71, index), name })
      })
      const artistsAt = (position: number) => [{ artistId: testId(71, position % 4), type: 'PRIMARY' as const }]
      await put({ format: 'ALBUM' }, 10, seconds, (position) => ({ artists: artistsAt(position) }))
      expect(await against()).toEqual(expected)
    },
  )

  test('when a track names no composer, then the error asks for one (catalogue-8.8)', async () => {
    await put({}, 1, 200, () => ({ composer: [] }))
    expect(Object.values((await against()) ?? {})).toEqual(['CONTRIBUTOR_COMPOSER_REQUIRED'])
  })
})

test('when a release is refused, then with what the rules say on the screen of what the API shows of it', async () => {
  await put({ explicit: null, labelId: null, coverFileId: null, territories: [], genre: 'None', barcode: '1' }, 4, 200)
  const { releases, fuga } = await api.as('member')
  const [shown, stores] = await Promise.all([
    releases.get.query({ releaseId: RELEASE.ready }),
    fuga.digitalServiceProviders.query(),
  ])
  const checked = checkedReleaseOf(shown, { asking: 'LABEL', stores, askedIds: [STORE.first] })
  const errors = releaseProblems(checked, '2026-03-10').filter(({ severity }) => severity === 'ERROR')
  expect(errors.length).toBeGreaterThan(5)
  expect(await against()).toEqual(Object.fromEntries(errors.map(({ code, field }) => [field, code])))
})
