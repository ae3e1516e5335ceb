import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const ask = async (locks?: object) => {
  vi.stubGlobal('navigator', locks === undefined ? {} : { locks })
  const { hasWebLocks } = await import('#src/platform/web-locks.ts')
  return hasWebLocks()
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the browser grants locks, then it has them, and without the API it has not', async () => {
  expect(await ask({ request: (_name: string, task: () => Promise<void>) => task() })).toBe(true)
  vi.resetModules()
  expect(await ask()).toBe(false)
})

test('when the browser refuses locks or never grants one, then it has none', async () => {
  expect(await ask({ request: () => Promise.reject(new DOMException('denied', 'SecurityError')) })).toBe(false)
  vi.resetModules()
  const silent = ask({ request: () => new Promise<never>(() => undefined) })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await silent).toBe(false)
})
