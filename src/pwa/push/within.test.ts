import { expect, test, vi } from 'vitest'
import { within } from '#src/pwa/push/within.ts'

test('what comes in time comes through, and what does not is given up', async () => {
  vi.useFakeTimers()
  expect(await within(10_000, Promise.resolve('in time'))).toBe('in time')
  const late = expect(within(10_000, new Promise(() => undefined))).rejects.toThrow('Nothing within 10000 ms')
  await vi.advanceTimersByTimeAsync(10_000)
  await late
  await expect(within(10_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})
