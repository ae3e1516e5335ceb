import { describe, expect, test } from 'vitest'
import { dateProblems, type PreOrdered, preOrderProblems } from '#src/domain/release/dates.ts'

const TODAY = '2026-11-21'
const problems = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  dateProblems({ alreadyReleased, releaseDate, consumerReleaseDate }, TODAY)
const codes = (alreadyReleased: boolean, releaseDate: string | null, consumerReleaseDate: string | null) =>
  problems(alreadyReleased, releaseDate, consumerReleaseDate)
    .filter(({ severity }) => severity !== 'INFO')
    .map(({ code }) => code)

describe('something new (catalogue-5.11)', () => {
  test.each([
    ['no day', null, ['CONSUMER_DATE_MISSING']],
    ['yesterday', '2026-11-20', ['CONSUMER_DATE_PAST']],
    ['today', '2026-11-21', ['CONSUMER_DATE_SOON']],
    ['in six days', '2026-11-27', ['CONSUMER_DATE_SOON']],
    ['in a week', '2026-11-28', []],
    ['over the new year', '2027-01-01', []],
  ])('%s', (_name, consumer, expected) => {
    expect(codes(false, null, consumer)).toEqual(expected)
  })

  test.each([
    ['a Friday in five weeks', '2026-12-25', []],
    ['the day before', '2026-12-24', ['CONSUMER_DATE_NOT_FRIDAY']],
    ['a Friday in four weeks less a day', '2026-12-18', ['CONSUMER_DATE_CLOSE']],
    ['in a week', '2026-11-28', ['CONSUMER_DATE_CLOSE', 'CONSUMER_DATE_NOT_FRIDAY']],
  ])('%s is only a hint', (_name, consumer, expected) => {
    const hints = problems(false, null, consumer).filter(({ severity }) => severity === 'INFO')
    expect(hints.map(({ code }) => code)).toEqual(expected)
  })

  test('soon may be submitted: playlists only want to be asked in time', () => {
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

describe('something that was out before (catalogue-5.11)', () => {
  test.each([
    ['it says not since when', null, '2026-12-24', ['RELEASE_DATE_MISSING']],
    ['it will have been out tomorrow', '2026-11-22', '2026-12-24', ['RELEASE_DATE_FUTURE']],
    ['it was out after it goes live', '2026-11-20', '2026-11-10', ['RELEASE_DATE_AFTER_CONSUMER']],
    ['out today, live today', '2026-11-21', '2026-11-21', []],
    ['out long ago, live long ago', '1999-01-01', '2001-01-01', []],
  ])('%s', (_name, release, consumer, expected) => {
    expect(codes(true, release, consumer)).toEqual(expected)
  })
})

const tracks = (count: number, instant: number) =>
  Array.from({ length: count }, (_, index) => ({ assetId: `t${index}`, instantGratification: index < instant }))
const preOrderCodes = (release: Partial<PreOrdered>) =>
  preOrderProblems({ preOrderDate: '2026-12-01', consumerReleaseDate: '2026-12-24', tracklist: [], ...release }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test.each([
  ['2026-12-23', []],
  ['2026-12-24', ['preOrderDate PRE_ORDER_LATE']],
  ['2026-12-25', ['preOrderDate PRE_ORDER_LATE']],
])('a pre-order from %s of what is out on 24 December', (preOrderDate, expected) => {
  expect(preOrderCodes({ preOrderDate })).toEqual(expected)
})

test('when a release has no date, then a pre-order may begin at any time', () => {
  expect(preOrderCodes({ consumerReleaseDate: null })).toEqual([])
})

describe('what is given at once (catalogue-9.14)', () => {
  test.each([
    [4, 0, []],
    [4, 2, []],
    [4, 3, ['instantGratification INSTANT_TOO_MANY']],
    [5, 2, []],
    [5, 3, ['instantGratification INSTANT_TOO_MANY']],
    [3, 1, ['instantGratification INSTANT_FEW_TRACKS']],
    [1, 1, ['instantGratification INSTANT_TOO_MANY']],
    [7, 3, []],
  ])('of %i tracks %i', (count, instant, expected) => {
    expect(preOrderCodes({ tracklist: tracks(count, instant) })).toEqual(expected)
  })

  test('means nothing without a pre-order', () => {
    expect(preOrderCodes({ preOrderDate: null, tracklist: tracks(2, 2) })).toEqual([])
  })

  test('is what is marked, and nothing else', () => {
    expect(preOrderCodes({ tracklist: [{ assetId: 'a' }, { assetId: 'b' }] })).toEqual([])
  })
})
