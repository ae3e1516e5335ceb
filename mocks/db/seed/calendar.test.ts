import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCalendar } from '#mocks/db/seed/calendar.ts'

const calendar = createCalendar(new Date('2026-11-20T10:30:00.000Z'))

describe('a calendar around a moment', () => {
  test.each([
    [0, '2026-11-20T10:30:00.000Z', '2026-11-20', 2026],
    [-1, '2026-11-19T10:30:00.000Z', '2026-11-19', 2026],
    [-0.5, '2026-11-19T22:30:00.000Z', '2026-11-19', 2026],
    [42, '2027-01-01T10:30:00.000Z', '2027-01-01', 2027],
  ])('when %d days are counted, then the moment is %s, the day %s and the year %d', (days, instant, day, year) => {
    expect([calendar.instant(days), calendar.day(days), calendar.year(days)]).toEqual([instant, day, year])
  })

  test('when a Friday is looked for, then it is the day itself or the first one after it', () => {
    expect(calendar.friday(0)).toBe(0)
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.integer({ min: -999, max: 999 }),
        (now, days) => {
          const { friday, day } = createCalendar(now)
          expect(new Date(day(friday(days))).getUTCDay()).toBe(5)
          expect(friday(days) - days).toBeGreaterThanOrEqual(0)
          expect(friday(days) - days).toBeLessThan(7)
        },
      ),
    )
  })
})
