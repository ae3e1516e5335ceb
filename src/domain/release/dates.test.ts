import { describe, expect, test } from 'vitest'
import { dateProblems, type PreOrdered, preOrderProblems } from '#src/domain/release/dates.ts'

const TODAY = '2026-11-21'
const problems = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  dateProblems({ alreadyReleased, releaseDate, consumerReleaseDate }, TODAY)
const codes = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  problems(alreadyReleased, releaseDate, consumerReleaseDate)
    .filter(({ severity }) => severity !== 'INFO')
    .map(({ code }) => code)

describe('the date of a new release (catalogue-5.11)', () => {
  test.each([
    ['missing', null, ['CONSUMER_DATE_MISSING']],
    ['yesterday', '2026-11-20', ['CONSUMER_DATE_PAST']],
    ['today', '2026-11-21', ['CONSUMER_DATE_SOON']],
    ['in six days', '2026-11-27', ['CONSUMER_DATE_SOON']],
    ['in a week', '2026-11-28', []],
    ['in the new year', '2027-01-01', []],
  ])('when it is %s (%s), then the problems are %j', (_name, consumer, expected) => {
    expect(codes(false, null, consumer)).toEqual(expected)
  })

  test.each([
    ['a Friday in five weeks', '2026-12-25', []],
    ['the Thursday before it', '2026-12-24', ['CONSUMER_DATE_NOT_FRIDAY']],
    ['a Friday in four weeks less a day', '2026-12-18', ['CONSUMER_DATE_CLOSE']],
    ['in a week', '2026-11-28', ['CONSUMER_DATE_CLOSE', 'CONSUMER_DATE_NOT_FRIDAY']],
  ])('when it is %s (%s), then the hints are %j', (_name, consumer, expected) => {
    const hints = problems(false, null, consumer).filter(({ severity }) => severity === 'INFO')
    expect(hints.map(({ code }) => code)).toEqual(expected)
  })

  test('when it is soon, then a warning names the days that playlists need', () => {
    const [problem] = dateProblems(
      { alreadyReleased: false, releaseDate: null, consumerReleaseDate: '2026-11-22' },
      TODAY,
    )
    expect(problem).toMatchObject({ severity: 'WARNING', values: { days: 7 } })
  })
})

test('when a store has the release, then a release date in the past is no mistake', () => {
  const out = { alreadyReleased: false, releaseDate: null, consumerReleaseDate: '2026-03-06' }
  expect(dateProblems({ ...out, isInStores: true }, TODAY)).toEqual([])
  expect(dateProblems({ ...out, isInStores: false }, TODAY)).toHaveLength(1)
})

describe('a release that was out before (catalogue-5.11)', () => {
  test.each([
    ['has no original date', null, '2026-12-24', ['RELEASE_DATE_MISSING']],
    ['has an original date of tomorrow', '2026-11-22', '2026-12-24', ['RELEASE_DATE_FUTURE']],
    ['has an original date after it goes live', '2026-11-20', '2026-11-10', ['RELEASE_DATE_AFTER_CONSUMER']],
    ['was out today and is live today', '2026-11-21', '2026-11-21', []],
    ['was out long ago and is live since long ago', '1999-01-01', '2001-01-01', []],
  ])('when it %s (%s, live on %s), then the problems are %j', (_name, release, consumer, expected) => {
    expect(codes(true, release, consumer)).toEqual(expected)
  })
})

const tracks = (count: number, instant: number) =>
  Array.from({ length: count }, (_, index) => ({ assetId: `t${index}`, instantGratification: index < instant }))
const preOrderCodes = (release: Partial<PreOrdered>) =>
  preOrderProblems(
    {
      alreadyReleased: false,
      releaseDate: null,
      preOrderDate: '2026-12-01',
      consumerReleaseDate: '2026-12-24',
      tracklist: [],
      ...release,
    },
    '2026-11-21',
  ).map(({ field, code }) => `${field} ${code}`)

test.each([
  ['2026-12-23', []],
  ['2026-12-24', ['preOrderDate PRE_ORDER_LATE']],
  ['2026-12-25', ['preOrderDate PRE_ORDER_LATE']],
])('when a release of 24 December has a pre-order from %s, then the problems are %j', (preOrderDate, expected) => {
  expect(preOrderCodes({ preOrderDate })).toEqual(expected)
})

test.each<[Partial<PreOrdered>, string[]]>([
  [{ preOrderDate: '2026-11-21' }, []],
  [{ preOrderDate: '2026-11-20' }, ['preOrderDate PRE_ORDER_PAST']],
  [{ preOrderDate: '2026-11-20', consumerReleaseDate: null }, ['preOrderDate PRE_ORDER_PAST']],
  [{ preOrderDate: '2026-11-20', isInStores: true }, []],
  [{ preOrderDate: '2026-11-20', alreadyReleased: true, releaseDate: '2020-01-01' }, []],
  [{ preOrderDate: '2027-02-20', consumerReleaseDate: '2027-08-20' }, []],
  [{ preOrderDate: '2027-02-19', consumerReleaseDate: '2027-08-20' }, ['preOrderDate PRE_ORDER_FAR']],
  [{ preOrderDate: '2027-02-28', consumerReleaseDate: '2027-08-31' }, []],
])('when it is 21 November 2026 and a release has %j, then the problems are %j', (release, expected) => {
  expect(preOrderCodes(release)).toEqual(expected)
})

test('when a release has no date, then a pre-order may begin on any day to come', () => {
  expect(preOrderCodes({ consumerReleaseDate: null })).toEqual([])
})

describe('tracks that a pre-order gives at once (catalogue-9.14)', () => {
  test.each([
    [4, 0, []],
    [4, 2, []],
    [4, 3, ['instantGratification INSTANT_TOO_MANY']],
    [5, 2, []],
    [5, 3, ['instantGratification INSTANT_TOO_MANY']],
    [3, 1, ['instantGratification INSTANT_FEW_TRACKS']],
    [1, 1, ['instantGratification INSTANT_TOO_MANY']],
    [7, 3, []],
  ])('when a tracklist has %i and the pre-order gives %i, then the problems are %j', (count, instant, expected) => {
    expect(preOrderCodes({ tracklist: tracks(count, instant) })).toEqual(expected)
  })

  test('when there is no pre-order, then they are no problem', () => {
    expect(preOrderCodes({ preOrderDate: null, tracklist: tracks(2, 2) })).toEqual([])
  })

  test('when no track is marked, then none is given', () => {
    expect(preOrderCodes({ tracklist: [{ assetId: 'a' }, { assetId: 'b' }] })).toEqual([])
  })
})
