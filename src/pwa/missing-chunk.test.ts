import { beforeEach, expect, test, vi } from 'vitest'
import { watchRisk } from '#src/offline/at-risk.ts'
import { watchMissingChunks } from '#src/pwa/missing-chunk.ts'

const reload = vi.fn<() => void>()
let page: EventTarget
const miss = () =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such module') }))

const start = ({ onLine = true, storage = new Map<string, string>() } = {}) => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
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

test('a missing part starts the page anew, and missing again right after it does not', () => {
  const storage = start()
  miss()
  expect(reload).toHaveBeenCalledTimes(1)
  start({ storage })
  miss()
  miss()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the next deploy may be followed again', () => {
  const storage = start()
  miss()
  vi.advanceTimersByTime(5 * 60_000)
  start({ storage })
  miss()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('offline nothing is gained by it', () => {
  start({ onLine: false })
  miss()
  expect(reload).not.toHaveBeenCalled()
})

test('nor over work that would be lost', () => {
  start()
  const stop = watchRisk(() => true)
  miss()
  stop()
  expect(reload).not.toHaveBeenCalled()
})

test('where nothing can be remembered it is never done', () => {
  start()
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  miss()
  expect(reload).not.toHaveBeenCalled()
})
