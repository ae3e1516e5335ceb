import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answers = true
const fetchHost = vi.fn(() =>
  answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
)

const start = async () => {
  vi.resetModules()
  const { isServerUnresponsive } = await import('#src/api/server-reachability.ts')
  const { pollHost } = await import('#src/features/access/connection-banner.tsx')
  return { isServerUnresponsive, stop: pollHost(() => undefined) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetchHost)
  fetchHost.mockClear()
  answers = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the host answers, then it is checked once', async () => {
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isServerUnresponsive.getState()).toBe(false)
  expect(fetchHost).toHaveBeenCalledTimes(1)
})

test('when the host is down, then it counts as unresponsive within 3 s, and is checked until it answers', async () => {
  answers = false
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(2900)
  expect(isServerUnresponsive.getState()).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  answers = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(isServerUnresponsive.getState()).toBe(false)
  const times = fetchHost.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchHost).toHaveBeenCalledTimes(times)
})

test('when the server stops answering twice, then the host is checked each time', async () => {
  const { isServerUnresponsive } = await start()
  await vi.advanceTimersByTimeAsync(100)
  for (const times of [2, 3]) {
    isServerUnresponsive.setState(true)
    await vi.advanceTimersByTimeAsync(6000)
    expect(isServerUnresponsive.getState()).toBe(false)
    expect(fetchHost).toHaveBeenCalledTimes(times)
  }
})

test('when the browser is offline or the page is left, then the host is not checked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { stop } = await start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetchHost).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetchHost).not.toHaveBeenCalled()
})
