import { expect, test } from 'vitest'
import { daysOfMonth, stepMonth, weeksOfMonth } from '#src/domain/release/month-days.ts'

test('when a month is listed, then it has all its days, also in a leap year', () => {
  expect(daysOfMonth('2027-02')).toHaveLength(28)
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('2026-10')[24]).toBe('2026-10-25')
})

test('when a month is the last of a year, then the next is in the next year', () => {
  expect(stepMonth('2026-12', 1)).toBe('2027-01')
  expect(stepMonth('2027-01', -1)).toBe('2026-12')
})

test.each([
  // It begins on a Sunday, the last day of the week.
  ['2026-11', 6, [null, null, null, null, null, null, '2026-11-01']],
  // It begins on a Monday, and needs four weeks only.
  ['2027-02', 4, ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07']],
])('when %s is shown in weeks, then each begins on Monday', (month, count, first) => {
  const weeks = weeksOfMonth(month)
  expect(weeks).toHaveLength(count)
  expect(weeks[0]).toEqual(first)
  expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOfMonth(month))
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})
