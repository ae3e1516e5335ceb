import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answers = true
const asked = vi.fn(() =>
  answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
)

const start = async () => {
  vi.resetModules()
  const { isServerUnresponsive } = await import('#src/api/server-reachability.ts')
  const { pollHost } = await import('#src/features/access/poll-host.ts')
  return { isServerUnresponsive, stop: pollHost(() => undefined) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  answers = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a host that answers is asked once', async () => {
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isServerUnresponsive.getState()).toBe(false)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a host that is down is said to be silent within 3 s, and is asked until it answers', async () => {
  answers = false
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(2900)
  expect(isServerUnresponsive.getState()).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  answers = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(isServerUnresponsive.getState()).toBe(false)
  const times = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('silence that came later, twice, is asked about each time', async () => {
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(100)
  for (const times of [2, 3]) {
    isServerUnresponsive.setState(true)
    await vi.advanceTimersByTimeAsync(6000)
    expect(isServerUnresponsive.getState()).toBe(false)
    expect(asked).toHaveBeenCalledTimes(times)
  }
})

test('offline nobody is asked, and a page that was left asks no more', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { stop } = await start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toHaveBeenCalled()
})
