import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dateAtStore,
  dateInTerritory,
  firstDayAt,
  outOn,
  ownDateProblems,
  releaseDays,
  tidyOwnDates,
} from '#src/domain/release/own-dates.ts'

const TODAY = '2026-11-21'
const release = {
  alreadyReleased: false,
  releaseDate: null,
  consumerReleaseDate: '2026-12-25',
  preOrderDate: null,
  distributionProviders: ['spotify', 'beatport'],
  territories: ['IT', 'JP'],
}
const codes = (change: Partial<Parameters<typeof ownDateProblems>[0]>) =>
  ownDateProblems({ ...release, ...change }, TODAY).map(({ code, field }) => `${field} ${code}`)
const at = (date: string) => ({ storeDates: [{ storeId: 'beatport', date }] })
const there = (date: string) => ({ territoryDates: [{ territory: 'JP', date }] })

test('when a store or a territory has its own date, then all others have that of the release', () => {
  const dated = { ...release, ...at('2026-12-11'), ...there('2027-01-08') }
  expect(dateAtStore(dated, 'beatport')).toBe('2026-12-11')
  expect(dateAtStore(dated, 'spotify')).toBe('2026-12-25')
  expect(dateInTerritory(dated, 'JP')).toBe('2027-01-08')
  expect(dateInTerritory(dated, 'IT')).toBe('2026-12-25')
  expect(dateAtStore({ consumerReleaseDate: null }, 'spotify')).toBeNull()
})

test('when the first day at a store is asked for, then it is its own, or that of the first territory where it is sold', () => {
  const dated = { ...release, ...at('2027-02-05'), ...there('2026-12-11') }
  expect(firstDayAt(dated, 'beatport')).toBe('2027-02-05')
  expect(firstDayAt(dated, 'spotify')).toBe('2026-12-11')
  expect(firstDayAt({ ...dated, territories: ['WORLD'] }, 'spotify')).toBe('2026-12-11')
  expect(firstDayAt({ ...dated, territories: ['IT'] }, 'spotify')).toBe('2026-12-25')
  // Nowhere on the date of the release itself.
  expect(firstDayAt({ ...release, ...there('2027-01-08'), territories: ['JP'] }, 'spotify')).toBe('2027-01-08')
  expect(firstDayAt({ ...release, territories: [] }, 'spotify')).toBe('2026-12-25')
  expect(firstDayAt({ ...release, consumerReleaseDate: null }, 'spotify')).toBeNull()
})

test('when stores and territories have own dates, then the release comes out on those days too, where they get it', () => {
  const dated = {
    ...release,
    storeDates: [
      { storeId: 'beatport', date: '2026-12-11' },
      { storeId: 'tidal', date: '2026-12-01' },
    ],
    territoryDates: [
      { territory: 'JP', date: '2027-01-08' },
      { territory: 'IT', date: '2026-12-11' },
      { territory: 'US', date: '2026-12-02' },
    ],
  }
  expect(releaseDays(dated)).toEqual(['2026-12-11', '2026-12-25', '2027-01-08'])
  expect(releaseDays({ ...dated, territories: ['WORLD'] })).toContain('2026-12-02')
  expect(releaseDays({ ...release, consumerReleaseDate: null })).toEqual([])
  expect(outOn(dated, '2026-12-11')).toEqual({ isMainDate: false, storeIds: ['beatport'], territories: ['IT'] })
  expect(outOn(dated, '2026-12-25')).toEqual({ isMainDate: true, storeIds: [], territories: [] })
})

describe('the problems of an own date', () => {
  test.each([
    ['yesterday', at('2026-11-20'), ['storeDates OWN_DATE_PAST']],
    ['today', at(TODAY), []],
    ['yesterday, of a territory', there('2026-11-20'), ['territoryDates OWN_DATE_PAST']],
    [
      'in the past, of a release that was out before',
      { ...at('2026-11-20'), alreadyReleased: true, releaseDate: '2020-01-01' },
      [],
    ],
    ['in the past, of a release that stores have', { ...at('2026-11-20'), isInStores: true }, []],
    [
      'before the original release date',
      { ...at('2019-12-31'), alreadyReleased: true, releaseDate: '2020-01-01' },
      ['storeDates OWN_DATE_BEFORE_ORIGINAL'],
    ],
    [
      'on the first day of the pre-order',
      { ...there('2026-12-04'), preOrderDate: '2026-12-04' },
      ['territoryDates OWN_DATE_BEFORE_PRE_ORDER'],
    ],
    ['a year after the release date', at('2027-12-25'), []],
    ['a year and a day after the release date', at('2027-12-26'), ['storeDates OWN_DATE_FAR']],
    ['that of a store that does not get it', { ...at('2026-11-20'), distributionProviders: ['spotify'] }, []],
    ['that of a territory where it is not sold', { ...there('2026-11-20'), territories: ['IT'] }, []],
    [
      'that of any territory of the world',
      { ...there('2026-11-20'), territories: ['WORLD'] },
      ['territoryDates OWN_DATE_PAST'],
    ],
  ] as const)('when it is %s (%j), then they are %j', (_name, change, expected) => {
    expect(codes(change)).toEqual(expected)
  })
})

test('when dates are entered in any order, then they are stored in the same one, each store once', () => {
  const dates = fc.uniqueArray(fc.record({ storeId: fc.uuid(), date: fc.constant('2026-12-11') }), {
    selector: ({ storeId }) => storeId,
  })
  fc.assert(
    fc.property(dates, (storeDates) => {
      const { storeDates: tidy } = tidyOwnDates({ storeDates })
      expect(tidyOwnDates({ storeDates: storeDates.toReversed() }).storeDates).toEqual(tidy)
      expect(tidyOwnDates({ storeDates: [...storeDates, ...tidy] }).storeDates).toEqual(tidy)
      expect(tidy).toHaveLength(storeDates.length)
    }),
  )
})
