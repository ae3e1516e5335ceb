import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStorage } from '#src/offline/storage/browser-storage.ts'
import { tryStorage, storageHealth } from '#src/offline/storage/storage-health.ts'

class BrowsersOwn {
  readonly isOwn = true
}
type Browser = { quota?: number; usage?: number; localStorage?: object }
const browser = ({ quota = 1e9, usage = 0, localStorage = new BrowsersOwn() }: Browser = {}) => {
  vi.stubGlobal('Storage', BrowsersOwn)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage }) } })
}
const fails = (name: string) => () => {
  throw new DOMException('no', name)
}

beforeEach(() => {
  storageHealth.setState('well')
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('when the browser has room, then its storage is well', async () => {
  browser()
  await checkStorage()
  expect(storageHealth.getState()).toBe('well')
})

test.each([
  ['no estimate', { storage: { persist: async () => false } }],
  ['no storage manager', {}],
  ['an estimate that fails', { storage: { estimate: async () => Promise.reject(new TypeError()) } }],
])('when there is %s, then what is stored is stored all the same', async (_what, navigator) => {
  browser()
  vi.stubGlobal('navigator', navigator)
  await checkStorage()
  expect(storageHealth.getState()).toBe('well')
})

test.each([0, 200_000])('when the quota is %i bytes, then the storage is full', async (quota) => {
  browser({ quota })
  await checkStorage()
  expect(storageHealth.getState()).toBe('full')
})

test('when a write does not fit, then the storage is full', async () => {
  browser()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fails('QuotaExceededError'))
  await checkStorage()
  expect(storageHealth.getState()).toBe('full')
})

test.each(['SecurityError', 'UnknownError', 'InvalidStateError'])(
  'when the database fails with %s, then the browser stores nothing',
  async (name) => {
    browser()
    vi.stubGlobal('indexedDB', { open: fails(name) })
    await checkStorage()
    expect(storageHealth.getState()).toBe('none')
  },
)

test('when there is no database, or a storage was replaced, then the browser stores nothing', async () => {
  browser()
  vi.stubGlobal('indexedDB', undefined)
  await checkStorage()
  expect(storageHealth.getState()).toBe('none')
  storageHealth.setState('well')
  browser({ localStorage: {} })
  await checkStorage()
  expect(storageHealth.getState()).toBe('none')
})

test('when optional data cannot be stored, then nothing else fails', async () => {
  expect(await tryStorage(async () => 'stored')).toBe('stored')
  expect(await tryStorage(async () => fails('QuotaExceededError')())).toBeUndefined()
  expect(storageHealth.getState()).toBe('full')
})
