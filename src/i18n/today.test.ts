import dayjs from 'dayjs'
import { afterEach, expect, test, vi } from 'vitest'
import { thisMonth, todayHere } from '#src/i18n/today.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  [new Date(2026, 0, 5, 0, 0), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
])('when it is %s on the clock of the device, then today is %s', (now, today) => {
  vi.useFakeTimers({ now })
  expect(todayHere()).toBe(today)
  expect(todayHere()).toBe(dayjs().format('YYYY-MM-DD'))
  expect(thisMonth()).toBe(today.slice(0, 7))
})
