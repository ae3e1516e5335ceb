import { expect, test, vi } from 'vitest'
import { installMemoryStorage } from '#src/offline/storage/memory-storage.ts'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'

class FakeStorageEvent extends Event {
  readonly key: string
  constructor(type: string, { key }: { key: string }) {
    super(type)
    this.key = key
  }
}
const heard: Event[] = []

const over = (storage: PropertyDescriptor) => {
  const page: EventTarget & { localStorage?: Storage } = Object.assign(new EventTarget(), { sessionStorage: {} })
  Object.defineProperty(page, 'localStorage', { configurable: true, ...storage })
  vi.stubGlobal('window', page)
  vi.stubGlobal('StorageEvent', FakeStorageEvent)
  page.addEventListener('storage', (event) => heard.push(event))
  installMemoryStorage()
  return page.localStorage
}

test('when the page forgets its reloads, then it is not reloaded for a missing chunk', () => {
  over({ value: {} })
  vi.stubGlobal('sessionStorage', window.sessionStorage)
  vi.stubGlobal('navigator', { onLine: true })
  const reload = vi.fn<() => void>()
  const fetchHost = vi.fn<() => Promise<Response>>(async () => new Response())
  vi.stubGlobal('fetch', fetchHost)
  vi.stubGlobal('document', { querySelector: () => null })
  watchMissingChunks(reload)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such module') }))
  // Before a reload, the host is asked whether it is there.
  expect(fetchHost).not.toHaveBeenCalled()
})

test('when the browser refuses all access to a storage, then the page has one in memory', () => {
  const storage = over({
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(storage?.getItem('name')).toBeNull()
  storage?.setItem('name', 'value')
  expect([storage?.getItem('name'), Object.keys(storage ?? {})]).toEqual(['value', ['liner-outbox', 'name']])
  storage?.removeItem('name')
  expect(storage?.getItem('name')).toBeNull()
})

test('when only nothing more fits, then what is stored stays readable', () => {
  expect(over({ value: { session: 'stored' } })?.getItem('session')).toBe('stored')
})

test('when an entry with the name of a function is asked for, then there is none', () => {
  expect(over({ value: {} })?.getItem('getItem')).toBeNull()
})

test('when no marker of the outbox could be written, then anything may be queued, and the page looks', () => {
  heard.length = 0
  expect(over({ value: {} })?.getItem('liner-outbox')).toBe('unknown')
  expect(over({ value: { 'liner-outbox': 'waiting' } })?.getItem('liner-outbox')).toBe('waiting')
  expect(heard).toMatchObject([{ key: 'liner-outbox' }, { key: 'liner-outbox' }])
})
