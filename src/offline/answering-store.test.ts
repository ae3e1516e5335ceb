import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
const storeNamed = async (name: string) => (await import('#src/offline/answering-store.ts')).answeringStore(name, name)
const outcome = (task: Promise<unknown>) =>
  task.then(
    (value) => value,
    () => 'FAILED',
  )

test('what is kept is found again', async () => {
  const store = await storeNamed('one')
  await set('key', 'value', store)
  expect(await get('key', store)).toBe('value')
})

test('a database that never answers fails after six seconds, and the next one at its first look', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  vi.useFakeTimers()
  const [first, second] = [await storeNamed('one'), await storeNamed('two')]
  const told = vi.fn<(value: unknown) => void>()
  void outcome(get('key', first)).then(told)
  await vi.advanceTimersByTimeAsync(5999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledExactlyOnceWith('FAILED')
  void outcome(get('key', second)).then(told)
  await vi.advanceTimersByTimeAsync(250)
  expect(told).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('one that is refused is asked again the next time', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = await storeNamed('one')
  vi.stubGlobal('indexedDB', { open: refuse })
  expect(await outcome(get('key', store))).toBe('FAILED')
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await outcome(get('key', store))).toBeUndefined()
})
