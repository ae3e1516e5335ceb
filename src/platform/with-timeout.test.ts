import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTimeout, withTimeout } from '#src/platform/with-timeout.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('when the promise settles in time, then its value or error is passed on', async () => {
  expect(await withTimeout(10_000, Promise.resolve('in time'))).toBe('in time')
  await expect(withTimeout(10_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('when the promise never settles, then it is rejected after the timeout, not earlier', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  withTimeout(1900, never()).catch(failed)
  await vi.advanceTimersByTimeAsync(1899)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls.map(([error]) => isTimeout(error))).toEqual([true])
})

test('when the page was blocked for longer, then it still takes an answer that arrived meanwhile', async () => {
  const wanted = new Promise((resolve) => setTimeout(() => resolve('late'), 1000))
  const answer = withTimeout(1000, wanted)
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe('late')
})

test('when there will be no answer, then it is rejected at once', async () => {
  let isOver = false
  const outcome = withTimeout(10_000, never(), () => isOver).catch(isTimeout)
  await vi.advanceTimersByTimeAsync(100)
  isOver = true
  await vi.advanceTimersByTimeAsync(150)
  expect(await outcome).toBe(true)
})

test('when the promise has settled, then no timer is left', async () => {
  await withTimeout(10_000, Promise.resolve())
  await vi.advanceTimersByTimeAsync(250)
  expect(vi.getTimerCount()).toBe(0)
})
