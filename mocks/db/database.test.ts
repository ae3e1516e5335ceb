import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { EVERY } from '#backend/tables/table.ts'
import type { Tables } from '#backend/tables/tables.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import type { Storage } from '#mocks/db/storage.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { LABEL, STORE, testRow } from '#mocks/testing/test-ids.ts'

const MORNING = new Date('2026-03-10T08:00:00Z')
const EVENING = new Date('2026-03-10T20:00:00Z')
let names = 0
const kinds: [string, () => () => Storage][] = [
  [
    'memory',
    () => {
      const shared = memoryStorage()
      return () => shared
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = `test-${(names += 1)}`
      return () => indexedDbStorage(name)
    },
  ],
]

describe.each(kinds)('a database in %s', (_kind, createPlace) => {
  const createTabs = () => {
    const storage = createPlace()
    const lock = queueLock()
    return (now = MORNING) => openDatabase({ storage: storage(), lock, seed: smallCatalogue, now: () => now })
  }
  const rename = (name: string) => async (tables: Tables) => {
    const store = await tables.stores.get(STORE.first)
    if (store !== undefined) await tables.stores.put({ ...store, name })
  }
  const nameIn = async (tables: Tables) => (await tables.stores.get(STORE.first))?.name

  test('when nothing changes, then nothing is written', async () => {
    const storage = createPlace()()
    const database = await openDatabase({ storage, lock: queueLock(), seed: smallCatalogue, now: () => MORNING })
    await database.write(nameIn)
    expect(await storage.head()).toBeUndefined()
  })

  test('when a change is written, then the next page has it, dated from the same seed', async () => {
    const open = createTabs()
    await (await open(MORNING)).write(rename('Stored'))
    const later = await open(EVENING)
    expect(await later.write(nameIn)).toBe('Stored')
    expect(await later.write(async (tables) => (await tables.labels.get(LABEL.own))?.createdAt)).toBe(
      MORNING.toISOString(),
    )
    expect(later.setAside.size).toBe(0)
  })

  test('when a transaction fails, then nothing of it is kept', async () => {
    const database = await createTabs()()
    const failing = database.write(async (tables) => {
      await rename('Half')(tables)
      await tables.labels.remove(LABEL.own)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await database.write(nameIn)).toBe('Store first')
    expect(await database.write(async (tables) => (await tables.labels.where(EVERY)).length)).toBe(2)
  })

  test('when another tab writes and removes rows, then this one sees it', async () => {
    const open = createTabs()
    const [one, other] = [await open(), await open(EVENING)]
    await one.write(rename('From one'))
    await other.write(async (tables) => {
      expect(await nameIn(tables)).toBe('From one')
      await tables.labels.remove(LABEL.own)
    })
    expect(await one.write(async (tables) => tables.labels.get(LABEL.own))).toBeUndefined()
    expect(await one.write(async (tables) => (await tables.labels.where(EVERY)).map(({ id }) => id))).toEqual([
      LABEL.foreign,
    ])
  })

  test('when two tabs count at once, then no count is lost', async () => {
    const open = createTabs()
    const [one, other] = [await open(), await open()]
    const count = async (tables: Tables) => {
      const store = await tables.stores.get(STORE.second)
      if (store !== undefined) await tables.stores.put({ ...store, revision: store.revision + 1 })
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).write(count)))
    expect(await one.write(async (tables) => (await tables.stores.get(STORE.second))?.revision)).toBe(21)
  })

  test('when it is reset, then every tab starts afresh', async () => {
    const open = createTabs()
    const [one, other] = [await open(), await open()]
    await one.write(rename('Gone'))
    expect(await other.write(nameIn)).toBe('Gone')
    await one.reset()
    expect(await other.write(nameIn)).toBe('Store first')
    expect(await (await open()).write(nameIn)).toBe('Store first')
  })

  const SOME = { table: 'stores', id: STORE.second, row: { ...testRow(STORE.second, MORNING), name: 'Stored' } }
  const stored = { seededAt: MORNING.toISOString(), version: 3 }
  test.each([
    ['a row of no known shape', { table: 'stores', id: STORE.first, row: { id: STORE.first, name: 5 } }],
    ['a row under the id of another', { table: 'stores', id: STORE.first, row: SOME.row }],
    ['a table nobody knows', { table: 'nothing', id: 'x', row: null }],
  ])('when it finds %s, then only that is set aside', async (_what, change) => {
    const open = createPlace()
    await open().commit(stored, [change, SOME])
    const openAgain = () =>
      openDatabase({ storage: open(), lock: queueLock(), seed: smallCatalogue, now: () => EVENING })
    const database = await openAgain()
    expect([...database.setAside]).toEqual([[change.table, 1]])
    expect(await database.write(nameIn)).toBe('Store first')
    expect(await database.write(async (tables) => (await tables.stores.get(STORE.second))?.name)).toBe('Stored')
    await database.write(rename('Again'))
    const next = await openAgain()
    expect([next.setAside.size, await next.write(nameIn)]).toEqual([0, 'Again'])
    expect(await next.write(async (tables) => (await tables.stores.get(STORE.second))?.name)).toBe('Stored')
    expect(await next.write(async (tables) => (await tables.labels.get(LABEL.own))?.createdAt)).toBe(stored.seededAt)
  })

  test('when there is no room to set a row aside, then it stays stored until there is, and the others are there', async () => {
    const roomy = createPlace()()
    const full: Storage = { ...roomy, setAside: () => Promise.reject(new Error('QuotaExceededError')) }
    const unreadable = { table: 'stores', id: STORE.first, row: { id: STORE.first } }
    await full.commit(stored, [unreadable, SOME])
    const kept = async () => (await roomy.changes()).map(({ value }) => value)
    const openOn = async (storage: Storage) => {
      const database = await openDatabase({ storage, lock: queueLock(), seed: smallCatalogue, now: () => EVENING })
      expect(await database.write(nameIn)).toBe('Store first')
      expect(await database.write(async (tables) => (await tables.stores.get(STORE.second))?.name)).toBe('Stored')
      return [...database.setAside]
    }
    expect(await openOn(full)).toEqual([['stores', 1]])
    expect(await kept()).toContainEqual(unreadable)
    expect(await openOn(full)).toEqual([['stores', 1]])
    expect(await openOn(roomy)).toEqual([['stores', 1]])
    expect(await kept()).toEqual([SOME])
    expect(await openOn(roomy)).toEqual([])
  })

  test('when a file is stored, then its bytes are kept', async () => {
    const storage = createPlace()()
    await storage.blobs.put('a', new Blob(['bytes']))
    expect(await (await storage.blobs.get('a'))?.text()).toBe('bytes')
    expect(await storage.blobs.get('b')).toBeUndefined()
  })
})
