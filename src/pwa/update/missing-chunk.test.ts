import { beforeEach, expect, test, vi } from 'vitest'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { isHostReachable, isMissingChunk, watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'

const reload = vi.fn<() => void>()
let page: EventTarget
const failure = () => new Error('no such module')
const miss = async (payload = failure()) => {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await vi.advanceTimersByTimeAsync(0)
}

const start = ({ onLine = true, isServed = true, storage = new Map<string, string>() } = {}) => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => (isServed ? new Response() : Promise.reject(new TypeError('Failed to fetch'))))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  watchMissingChunks(reload)
  return storage
}

beforeEach(() => {
  reload.mockReset()
  vi.useFakeTimers({ now: 1_000_000_000 })
})

test('when a part is missing, then the page reloads; when it is missing again right after, it does not', async () => {
  const storage = start()
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
  start({ storage })
  await miss()
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('when a part is missing after the next deploy, then the page reloads again', async () => {
  const storage = start()
  await miss()
  vi.advanceTimersByTime(5 * 60_000)
  start({ storage })
  await miss()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('when the browser is offline, then the page does not reload', async () => {
  start({ onLine: false })
  await miss()
  expect(reload).not.toHaveBeenCalled()
})

test('when the tab has unsaved work, then the page does not reload', async () => {
  start()
  const stop = watchUnsavedWork(() => true)
  await miss()
  stop()
  expect(reload).not.toHaveBeenCalled()
})

test('when there is no session storage, then the page never reloads', async () => {
  start()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await miss()
  expect(reload).not.toHaveBeenCalled()
})

test('when the browser is online but the host is not, then the page is left as it is', async () => {
  const storage = start({ isServed: false })
  await miss()
  expect(await isHostReachable()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // The router does not start it anew either.
  expect(storage.get('tanstack_router_reload:no such module')).toBe('1')
})

test('when a part did not load, then its error is known, and no other', async () => {
  start({ onLine: false })
  const error = failure()
  await miss(error)
  expect(isMissingChunk(error)).toBe(true)
  expect(isMissingChunk(failure())).toBe(false)
  expect(isMissingChunk(null)).toBe(false)
})
