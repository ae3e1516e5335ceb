import { expect, test, vi } from 'vitest'
import { within } from '#src/pwa/push/within.ts'

test('what comes in time comes through, and what does not is given up', async () => {
  vi.useFakeTimers()
  expect(await within(10_000, Promise.resolve('in time'))).toBe('in time')
  const late = within(10_000, new Promise(() => undefined)).catch(String)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toBe('Error: Nothing within 10000 ms')
  await expect(within(10_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})
