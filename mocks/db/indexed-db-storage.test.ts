import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { EVERY } from '#backend/tables/table.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { STORE, testRow } from '#mocks/testing/test-ids.ts'

const MORNING = new Date('2026-03-10T08:00:00Z')
const EVENING = new Date('2026-03-10T20:00:00Z')
const HEAD = { seededAt: MORNING.toISOString(), version: 3 }
const change = (id: string, row: unknown) => ({ table: 'stores', id, row })
const STORED = change(STORE.second, { ...testRow(STORE.second, MORNING), name: 'Stored' })

const openRaw = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
const write = async (name: string, store: string, key: string, value: unknown) => {
  const database = await openRaw(name)
  const transaction = database.transaction(store, 'readwrite')
  transaction.objectStore(store).put(value, key)
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
}
const readAside = async (name: string): Promise<unknown> => {
  const database = await openRaw(name)
  const request = database.transaction('set-aside').objectStore('set-aside').getAll()
  await new Promise((resolve) => request.addEventListener('success', resolve))
  database.close()
  return request.result
}
const open = (name: string) =>
  openDatabase({ storage: indexedDbStorage(name), lock: queueLock(), seed: smallCatalogue, now: () => EVENING })
const storesOf = async (name: string) =>
  (await open(name)).write(async ({ stores }) => (await stores.where(EVERY)).map((row) => row.name))

test('when a row cannot be read, then it is set aside with its table, its id and the moment', async () => {
  const broken = change(STORE.first, { name: 'No store' })
  await indexedDbStorage('rows').commit(HEAD, [broken, STORED])
  expect(await storesOf('rows')).toEqual(['Store first', 'Stored', 'Store third'])
  expect(await readAside('rows')).toEqual([{ ...broken, at: EVENING.toISOString() }])
})

test.each([['no change at all'], [{ table: 5 }], [null]])(
  'when a stored record is %j, then only it is set aside',
  async (record) => {
    const name = `record ${JSON.stringify(record)}`
    await indexedDbStorage(name).commit(HEAD, [STORED])
    await write(name, 'changes', 'stores/x', record)
    const database = await open(name)
    expect([...database.setAside]).toEqual([['unknown', 1]])
    expect(await storesOf(name)).toEqual(['Store first', 'Stored', 'Store third'])
    expect(await readAside(name)).toMatchObject([{ id: 'stores/x', row: record }])
  },
)

test.each([['nonsense'], [{ version: 'three' }], [null]])(
  'when the stored head is %j, then only it is set aside',
  async (head) => {
    const name = `head ${JSON.stringify(head)}`
    await indexedDbStorage(name).commit(HEAD, [STORED])
    await write(name, 'head', 'head', head)
    const database = await open(name)
    expect([...database.setAside]).toEqual([['head', 1]])
    expect(await storesOf(name)).toEqual(['Store first', 'Stored', 'Store third'])
    expect((await open(name)).setAside.size).toBe(0)
    expect(await readAside(name)).toMatchObject([{ table: 'head', row: head }])
  },
)
