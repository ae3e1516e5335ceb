import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { indexedDbQueue, type QueueStore } from '#src/offline/outbox/queue/indexed-db-queue.ts'
import { added } from '#src/offline/outbox/queue/queue.ts'
import { reportStorageFailure, storageHealth } from '#src/offline/storage/storage-health.ts'

const change = (id: string) => ({
  userId: 'anna',
  organizationId: null,
  id,
  path: 'labels.create',
  input: { id: crypto.randomUUID(), name: id },
  title: id,
  since: 0,
  uncertain: false,
})
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

test('when tabs add changes at once, then none is lost', async () => {
  const made = Array.from({ length: 30 }, (_, at) => `change ${at}`)
  const tabs = [indexedDbQueue(), indexedDbQueue(), indexedDbQueue()]
  const addTen = (tab: QueueStore, from: number) =>
    Promise.all(made.slice(from, from + 10).map((id) => tab.change((queue) => added(queue, change(id)))))
  await Promise.all(tabs.map((tab, at) => addTen(tab, at * 10)))
  const { changes } = await indexedDbQueue().change((queue) => queue)
  expect(changes.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
})

test('when a change cannot be read, then it is stored apart, and the others stay', async () => {
  const store = createStore('liner-outbox', 'queue')
  const queue = indexedDbQueue()
  await queue.change((before) => added(before, change('good')))
  const { changes } = await queue.change((before) => before)
  await set('queue', { version: 1, files: {}, changes: [...changes, { nonsense: true }] }, store)
  expect((await queue.change((before) => before)).changes).toHaveLength(1)
  expect(await get('set-aside', store)).toEqual([{ nonsense: true }])
})

test('when the queue has a newer version, then it is not touched, and an error says so', async () => {
  const store = createStore('liner-outbox', 'queue')
  const newer = { version: 2, batches: [change('other')] }
  await set('queue', newer, store)
  const failed = await indexedDbQueue()
    .change((queue) => added(queue, change('mine')))
    .catch((error: unknown) => error)
  expect(await get('queue', store)).toEqual(newer)
  reportStorageFailure(failed)
  expect(storageHealth.getState()).toBe('newer')
})
