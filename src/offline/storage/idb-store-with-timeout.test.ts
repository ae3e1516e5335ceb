import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { entries, get, set, type UseStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const setUp = async () => {
  const { idbStoreWithTimeout, FILE_TIMEOUT_MS } = await import('#src/offline/storage/idb-store-with-timeout.ts')
  const { storageHealth } = await import('#src/offline/storage/storage-health.ts')
  const store = (name: string) => idbStoreWithTimeout(name, name)
  return { store, fileStore: (name: string) => idbStoreWithTimeout(name, name, FILE_TIMEOUT_MS), storageHealth }
}
/** What became of it so far: `null` while there is no answer. */
const follow = (task: Promise<unknown>) => {
  const outcome: { value: unknown } = { value: null }
  void task.then(
    (value) => (outcome.value = value ?? 'DONE'),
    () => (outcome.value = 'FAILED'),
  )
  return outcome
}
const outcomeOf = (task: Promise<unknown>) => task.catch(() => 'FAILED')
const silentFactory = () => {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { open })
  return open
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  // The database of the test itself takes its time from here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('when something is stored, then it is read again', async () => {
  const store = (await setUp()).store('one')
  await set('key', 'value', store)
  expect(await get('key', store)).toBe('value')
})

test('when a database never opens, then it fails after a second and a half, and every other one at once', async () => {
  const open = silentFactory()
  const { store, fileStore, storageHealth } = await setUp()
  const first = follow(get('key', store('one')))
  await pass(1499)
  expect(first.value).toBeNull()
  await pass(1)
  expect(first.value).toBe('FAILED')
  expect(storageHealth.getState()).toBe('silent')
  // The second time is a try in the background.
  expect(open).toHaveBeenCalledTimes(2)
  const others = [follow(get('key', store('two'))), follow(set('key', 1, fileStore('three')))]
  await pass(0)
  expect(others.map(({ value }) => value)).toEqual(['FAILED', 'FAILED'])
  expect(open).toHaveBeenCalledTimes(2)
})

test('when one call times out, then all pending calls fail with it', async () => {
  silentFactory()
  const { store } = await setUp()
  void outcomeOf(get('key', store('one')))
  await pass(1250)
  const second = follow(get('key', store('two')))
  await pass(500)
  expect(second.value).toBe('FAILED')
})

test('when a database is silent, then it is tried again after half a minute, in the background', async () => {
  silentFactory()
  const { store, storageHealth } = await setUp()
  const one = store('one')
  const failed = follow(get('key', one))
  await pass(1500)
  expect(failed.value).toBe('FAILED')
  vi.stubGlobal('indexedDB', new IDBFactory())
  await pass(29_999)
  expect(await outcomeOf(get('key', one))).toBe('FAILED')
  await pass(1)
  expect(await outcomeOf(get('key', one))).toBe('FAILED')
  await vi.waitFor(() => expect(storageHealth.getState()).toBe('well'))
  await set('key', 'value', one)
  expect(await get('key', one)).toBe('value')
})

test('when a request never ends, then it fails, and is not carried out later', async () => {
  const { store, storageHealth } = await setUp()
  const one = store('one')
  await set('before', 1, one)
  // A transaction lives for as long as something is asked of it.
  const neverDone: Parameters<UseStore>[1] = (objectStore) => {
    objectStore.put(2, 'late')
    const ask = () => objectStore.get('before').addEventListener('success', ask)
    ask()
    return new Promise((resolve) => objectStore.transaction.addEventListener('complete', resolve))
  }
  const writing = follow(one('readwrite', neverDone))
  await pass(1500)
  expect(writing.value).toBe('FAILED')
  expect(storageHealth.getState()).toBe('silent')
  await vi.waitFor(() => expect(storageHealth.getState()).toBe('well'))
  expect(await entries(one)).toEqual([['before', 1]])
})

test('when its database is open, then a file may take longer', async () => {
  const { fileStore } = await setUp()
  const files = fileStore('files')
  let end = () => {}
  const slow: Parameters<UseStore>[1] = () => new Promise<void>((resolve) => (end = resolve))
  const writing = follow(files('readwrite', slow))
  await pass(59_000)
  expect(writing.value).toBeNull()
  end()
  await pass(0)
  expect(writing.value).toBe('DONE')
})

test('when a database is refused, then it is opened again the next time', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = (await setUp()).store('one')
  vi.stubGlobal('indexedDB', { open: refuse })
  expect(await outcomeOf(get('key', store))).toBe('FAILED')
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await outcomeOf(get('key', store))).toBeUndefined()
})
