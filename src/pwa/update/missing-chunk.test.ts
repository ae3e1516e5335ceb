import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#src/auth/session/session.ts'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import { isHostReachable, isMissingChunk, watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'

const reload = vi.fn<() => void>()
let page: EventTarget
const failure = () => new Error('no such module')
const failToLoad = async (payload = failure()) => {
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await vi.advanceTimersByTimeAsync(0)
}

/** The page has one form, which asks for a password. */
const start = ({ onLine = true, isServed = true, storage = new Map<string, string>(), typed = [''] } = {}) => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async () => (isServed ? new Response() : Promise.reject(new TypeError('Failed to fetch'))))
  vi.stubGlobal('document', {
    querySelector: () => ({ form: { querySelectorAll: () => typed.map((value) => ({ value })) } }),
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
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

test('when a chunk is missing, then the page is reloaded, but not again right after', async () => {
  const storage = start()
  await failToLoad()
  expect(reload).toHaveBeenCalledTimes(1)
  start({ storage })
  await failToLoad()
  await failToLoad()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('when a chunk is missing after the next deploy, then the page is reloaded again', async () => {
  const storage = start()
  await failToLoad()
  vi.advanceTimersByTime(5 * 60_000)
  start({ storage })
  await failToLoad()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('when the browser is offline, then the page is not reloaded', async () => {
  start({ onLine: false })
  await failToLoad()
  expect(reload).not.toHaveBeenCalled()
})

test('when there is unsaved work, then the page is not reloaded', async () => {
  start()
  const stop = watchUnsavedWork(() => true)
  await failToLoad()
  stop()
  expect(reload).not.toHaveBeenCalled()
})

test('when a stranger has typed into a form without a draft, then the page is not reloaded', async () => {
  start({ typed: ['ada@new.test', ''] })
  await failToLoad()
  expect(reload).not.toHaveBeenCalled()
  session.setState({ jwt: 'token' })
  await failToLoad()
  session.setState({ jwt: null })
  expect(reload).toHaveBeenCalledOnce()
})

test('when nothing can be stored, then the page is not reloaded', async () => {
  start()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await failToLoad()
  expect(reload).not.toHaveBeenCalled()
})

test('when the browser is online but the host is not reachable, then the page is not reloaded', async () => {
  const storage = start({ isServed: false })
  await failToLoad()
  expect(await isHostReachable()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  // The router does not reload it either.
  expect(storage.get('tanstack_router_reload:no such module')).toBe('1')
})

test('when a chunk did not load, then its error is recognized, and no other', async () => {
  start({ onLine: false })
  const error = failure()
  await failToLoad(error)
  expect(isMissingChunk(error)).toBe(true)
  expect(isMissingChunk(failure())).toBe(false)
  expect(isMissingChunk(null)).toBe(false)
})
