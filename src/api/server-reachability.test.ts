import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerUnresponsive, requestEnded, requestStarted } from '#src/api/server-reachability.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  requestEnded('ANSWERED')
  vi.useRealTimers()
})

/** After how many milliseconds the server seems away. */
const timeUntilUnresponsive = async () => {
  const start = Date.now()
  while (!isServerUnresponsive.getState()) await vi.advanceTimersByTimeAsync(100)
  return Date.now() - start
}

test.each([
  ['that is made now', 0, 2500],
  ['that the HTML sent a second ago', 1000, 1500],
  ['that the HTML sent long ago, and whose answer may just have arrived,', 9000, 500],
])('when a call %s gets no answer, then the server seems away $2 ms later', async (_what, ago, expected) => {
  requestStarted(Date.now() - ago)
  expect(await timeUntilUnresponsive()).toBe(expected)
})
