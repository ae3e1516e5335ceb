import dayjs from 'dayjs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeProfileOf } from '#src/domain/release/known-stores.ts'
import { earliestDay, fridayFrom, slowestStore } from '#src/domain/release/store-lead.ts'

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
  ])('%s on %s: %s', (name, today, expected) => {
    expect(earliestDay(store(name).profile, today)).toBe(expected)
  })

  test('working days are as many as were asked for, and none is on a weekend', () => {
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

  test('a day later is never earlier', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Apple Music', 'Spotify', 'Vevo'), (today, name) => {
        const { profile } = store(name)
        const tomorrow = dayjs(today).add(1, 'day').format('YYYY-MM-DD')
        expect(earliestDay(profile, tomorrow) >= earliestDay(profile, today)).toBe(true)
      }),
    )
  })
})

test('of several stores the slowest one counts, of none there is none', () => {
  const stores = ['Spotify', 'Apple Music', 'Beatport'].map(store)
  expect(slowestStore(stores, '2026-11-23')).toMatchObject({ store: { name: 'Apple Music' }, day: '2026-12-07' })
  expect(slowestStore([...stores, store('Vevo')], '2026-11-23')?.day).toBe('2026-12-14')
  expect(slowestStore([], '2026-11-23')).toBeNull()
})

test('the next Friday is that day or at most six days away', () => {
  fc.assert(
    fc.property(day, (from) => {
      const friday = fridayFrom(from)
      expect(dayjs(friday).day()).toBe(5)
      expect(daysBetween(from, friday)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(from, friday)).toBeLessThan(7)
    }),
  )
})
