import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answer = vi.fn<() => Promise<string>>()
const browser = { onLine: true }

vi.stubGlobal('navigator', browser)
vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.mock('#src/app/router.ts', () => ({ router: { state: { matches: [] } } }))
const { TRPCClientError } = await import('@trpc/client')
const { queryClient } = await import('#src/api/query-client.ts')
const { isServerUnresponsive } = await import('#src/api/server-reachability.ts')
const { retryOnReconnect } = await import('#src/app/retry-on-reconnect.ts')

const unreachable = () => Promise.reject(TRPCClientError.from(new TypeError('Failed to fetch')))

/** A page that could not start, because a call of it got no answer. */
const failToStart = async () => {
  answer.mockImplementation(unreachable)
  await queryClient.fetchQuery({ queryKey: ['user'], queryFn: answer, retry: false }).catch(() => undefined)
  const retry = vi.fn<() => void>()
  return { retry, stop: retryOnReconnect(retry) }
}

beforeEach(() => {
  vi.useFakeTimers()
  browser.onLine = true
  queryClient.clear()
  isServerUnresponsive.setState(false)
  answer.mockReset()
})
afterEach(() => vi.useRealTimers())

test('when the server answers again, then the page is tried again within five seconds, once, with the answer', async () => {
  const { retry } = await failToStart()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(retry).not.toHaveBeenCalled()
  answer.mockResolvedValue('Ada')
  await vi.advanceTimersByTimeAsync(5000)
  expect(retry).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['user'])).toBe('Ada')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retry).toHaveBeenCalledOnce()
})

test('when another call is answered, then the page is tried again at once', async () => {
  isServerUnresponsive.setState(true)
  const { retry } = await failToStart()
  isServerUnresponsive.setState(false)
  expect(retry).toHaveBeenCalledOnce()
})

test('when there is no network, then nothing is asked until it is back', async () => {
  const { retry } = await failToStart()
  browser.onLine = false
  answer.mockReset()
  answer.mockResolvedValue('Ada')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).not.toHaveBeenCalled()
  browser.onLine = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(retry).toHaveBeenCalledOnce()
})

test('when one of two calls stays unanswered, then the page is tried once, not every five seconds', async () => {
  const { retry } = await failToStart()
  await queryClient.fetchQuery({ queryKey: ['own'], queryFn: unreachable, retry: false }).catch(() => undefined)
  answer.mockResolvedValue('Ada')
  await vi.advanceTimersByTimeAsync(5000)
  expect(retry).toHaveBeenCalledOnce()
  const again = vi.fn<() => void>()
  const stop = retryOnReconnect(again)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(again).not.toHaveBeenCalled()
  stop()
})

test('when the page is left, then nothing is asked any more', async () => {
  const { retry, stop } = await failToStart()
  stop()
  answer.mockReset()
  answer.mockResolvedValue('Ada')
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).not.toHaveBeenCalled()
  expect(retry).not.toHaveBeenCalled()
})
