import dayjs from 'dayjs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'
import { storeProblems, earliestDay, fridayFrom, slowestStore } from '#src/domain/release/store-problems.ts'

const TODAY = '2026-11-23'
const stores = (...names: string[]) => names.map((name) => ({ id: name, name, profile: storeProfileOf(name) }))
const release = {
  format: 'SINGLE' as const,
  tracks: [{ format: 'TRACK' as const }],
  alreadyReleased: false,
  consumerReleaseDate: '2026-12-25',
  consumerReleaseTime: '00:00',
}
const problems = (change: Partial<Parameters<typeof storeProblems>[0]>) =>
  storeProblems({ ...release, ...change }, TODAY)

describe('a store that cannot take it', () => {
  test('when it is chosen, then an error names it', () => {
    expect(problems({ stores: stores('Spotify', 'Vevo') })).toEqual([
      expect.objectContaining({ code: 'STORE_NEEDS_VIDEO', severity: 'ERROR', values: { stores: 'Vevo' } }),
    ])
    const video = { format: 'VIDEO' as const, tracks: [{ format: 'VIDEO' as const }] }
    expect(problems({ ...video, stores: stores('Beatport', 'Apple Music', 'Deezer') })).toEqual([
      expect.objectContaining({ code: 'STORE_NEEDS_SOUND', values: { stores: 'Beatport, Deezer' } }),
    ])
  })

  test('when it has the release already, or has no profile, then nothing is said', () => {
    expect(problems({ stores: stores('Vevo').map((store) => ({ ...store, hasRelease: true })) })).toEqual([])
    expect(problems({ stores: stores('A store of tomorrow') })).toEqual([])
    expect(problems({})).toEqual([])
  })
})

describe('a date too soon for a store', () => {
  test('when it is that of the release, then a warning names all such stores and the first day that suits them', () => {
    const found = problems({ consumerReleaseDate: '2026-12-04', stores: stores('Spotify', 'Apple Music', 'Beatport') })
    expect(found).toEqual([
      expect.objectContaining({
        code: 'STORE_DATE_SOON',
        severity: 'WARNING',
        values: { stores: 'Apple Music, Beatport', day: '2026-12-07' },
      }),
    ])
  })

  test.each([
    ['a date on the first day that suits', { consumerReleaseDate: '2026-12-07' }],
    ['a later own date of the store', { storeDates: [{ storeId: 'Apple Music', date: '2026-12-25' }] }],
    [
      'a store that has the release',
      { stores: stores('Apple Music').map((store) => ({ ...store, hasRelease: true })) },
    ],
    ['a release that was out before', { alreadyReleased: true }],
    ['a date that is over, which is another problem', { consumerReleaseDate: '2026-11-01' }],
    ['no date yet', { consumerReleaseDate: null }],
  ])('when there is %s, then no warning is given', (_name, change) => {
    expect(problems({ consumerReleaseDate: '2026-12-04', stores: stores('Apple Music'), ...change })).toEqual([])
  })

  test('when it is the own date of a store, then the warning names that store alone', () => {
    const storeDates = [{ storeId: 'Beatport', date: '2026-11-30' }]
    expect(problems({ stores: stores('Spotify', 'Beatport'), storeDates })).toEqual([
      expect.objectContaining({ code: 'STORE_DATE_SOON', values: { stores: 'Beatport', day: '2026-12-07' } }),
    ])
  })
})

test('when a store knows no times, then a time of day is a problem', () => {
  const evening = { consumerReleaseTime: '18:00' }
  expect(problems({ ...evening, stores: stores('Spotify', 'Beatport') })).toEqual([
    expect.objectContaining({ code: 'STORE_TIME_IGNORED', severity: 'INFO', values: { stores: 'Beatport', count: 1 } }),
  ])
  expect(problems({ ...evening, stores: stores('Spotify', 'A store of tomorrow') })).toEqual([])
  expect(problems({ consumerReleaseTime: null, stores: stores('Beatport') })).toEqual([])
})

const store = (name: string) => ({ name, profile: storeProfileOf(name) })
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayjs('2000-01-01').add(days, 'day').format('YYYY-MM-DD'))
const daysBetween = (from: string, to: string) => dayjs(to).diff(from, 'day')
const apple = store('Apple Music').profile

describe('the first day a store can have it out', () => {
  test.each([
    ['Spotify', '2026-11-21', '2026-11-28'],
    ['Vevo', '2026-11-21', '2026-12-12'],
    // Ten working days from a Friday, a Saturday, a Sunday and a Monday.
    ['Apple Music', '2026-11-20', '2026-12-04'],
    ['Apple Music', '2026-11-21', '2026-12-04'],
    ['Apple Music', '2026-11-22', '2026-12-04'],
    ['Apple Music', '2026-11-23', '2026-12-07'],
    ['Spotify', '2028-02-25', '2028-03-03'],
    ['A store of tomorrow', '2026-11-21', '2026-11-21'],
  ])('when %s gets a release on %s, then the day is %s', (name, today, expected) => {
    expect(earliestDay(store(name).profile, today)).toBe(expected)
  })

  test('when a store counts working days, then as many pass as it needs, and the day is on no weekend', () => {
    fc.assert(
      fc.property(day, (today) => {
        const first = earliestDay(apple, today)
        const passed = Array.from({ length: daysBetween(today, first) }, (_, at) =>
          dayjs(today)
            .add(at + 1, 'day')
            .day(),
        )
        expect(passed.filter((weekday) => weekday !== 0 && weekday !== 6)).toHaveLength(10)
        expect([0, 6]).not.toContain(dayjs(first).day())
      }),
    )
  })

  test('when a store gets a release a day later, then the day is not earlier', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Apple Music', 'Spotify', 'Vevo'), (today, name) => {
        const { profile } = store(name)
        const tomorrow = dayjs(today).add(1, 'day').format('YYYY-MM-DD')
        expect(earliestDay(profile, tomorrow) >= earliestDay(profile, today)).toBe(true)
      }),
    )
  })
})

test('when several stores are chosen, then the slowest one counts; without a store, none', () => {
  const stores = ['Spotify', 'Apple Music', 'Beatport'].map(store)
  expect(slowestStore(stores, '2026-11-23')).toMatchObject({ store: { name: 'Apple Music' }, day: '2026-12-07' })
  expect(slowestStore([...stores, store('Vevo')], '2026-11-23')?.day).toBe('2026-12-14')
  expect(slowestStore([], '2026-11-23')).toBeNull()
})

test('when the next Friday is asked for, then it is the same day or at most six days away', () => {
  fc.assert(
    fc.property(day, (from) => {
      const friday = fridayFrom(from)
      expect(dayjs(friday).day()).toBe(5)
      expect(daysBetween(from, friday)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(from, friday)).toBeLessThan(7)
    }),
  )
})
