import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveClock } from '#mocks/clock.ts'
import { parseMoment } from '#mocks/settings/clock-setting.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
let RealDate = Date
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  RealDate = Date
})
afterEach(() => {
  globalThis.Date = RealDate
  vi.useRealTimers()
})

test.each([
  ['3d', '2026-11-23T10:00:00.000Z'],
  ['-12h', '2026-11-19T22:00:00.000Z'],
  ['90m', '2026-11-20T11:30:00.000Z'],
  ['2026-12-24T18:00:00Z', '2026-12-24T18:00:00.000Z'],
  ['tomorrow', '2026-11-20T10:00:00.000Z'],
])('when the clock is moved by %s, then it is %s', (moment, expected) => {
  moveClock(moment)
  expect(new RealDate(Date.now()).toISOString()).toBe(expected)
  expect(new Date().toISOString()).toBe(expected)
})

test('when the clock is moved, then a date that is given stays as it is', () => {
  moveClock('3d')
  expect(new Date('2026-01-01').toISOString()).toBe('2026-01-01T00:00:00.000Z')
  expect(new Date() instanceof Date).toBe(true)
})

test.each(['', '3', '3w', '24.12.2026'])('when %j is read as a moment, then there is none', (text) => {
  expect(parseMoment(text)).toBeUndefined()
})
