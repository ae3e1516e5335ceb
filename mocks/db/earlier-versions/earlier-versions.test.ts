import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { TABLE_NAMES, tables } from '#backend/tables/tables.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { change } from '#mocks/db/row-store.ts'
import type { Storage } from '#mocks/db/storage.ts'
import { createApi, tokenFor } from '#mocks/http.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'

// Each file holds rows as the version of that time stored them, and never changes. A version that changes a table adds
// a file of its own rows beside them.
const VERSIONS = globSync(`${import.meta.dirname}/*.jsonl`).toSorted()
const SEEDED_AT = '2026-03-10T08:00:00.000Z'
const now = () => new Date('2026-03-10T09:00:00Z')

const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => change.parse(JSON.parse(line)))

/** The database as that version left it. */
const storedBy = async (file: string): Promise<Storage> => {
  const storage = memoryStorage()
  await storage.commit({ seededAt: SEEDED_AT, version: 1 }, rowsOf(file))
  return storage
}

test.each(VERSIONS.map((file) => [basename(file, '.jsonl'), file]))(
  'when the database of %s is opened, then every row is there, complete and as it was',
  async (_, file) => {
    const { setAside, read } = await openDatabase({
      storage: await storedBy(file),
      lock: queueLock(),
      seed: smallCatalogue,
      now,
    })
    expect([...setAside]).toEqual([])
    for (const { table, id, row } of rowsOf(file)) {
      const name = TABLE_NAMES.find((one) => one === table)
      const stored = name === undefined ? undefined : await read((all): Promise<unknown> => all[name].get(id))
      expect(stored).toMatchObject({ ...Object(row) })
      expect(name === undefined ? undefined : tables[name].schema.parse(stored)).toEqual(stored)
    }
  },
)

const LISTS = ['labels', 'artists', 'people', 'assets', 'releases', 'users', 'organizations', 'submissions']

test.each(VERSIONS.map((file) => [basename(file, '.jsonl'), file]))(
  'when calls meet the database of %s, then whoever was signed in stays so, and every list is answered',
  async (_, file) => {
    const answer = await createApi({ storage: await storedBy(file), now })
    const input = encodeURIComponent(JSON.stringify({ page: 1, perPage: 100 }))
    const headers = { authorization: `Bearer ${tokenFor('admin@liner.test')}` }
    const get = (path: string) => answer(new Request(`http://liner.example/api/trpc/${path}`, { headers }))
    expect((await get('auth.user')).status).toBe(200)
    const shown = LISTS.map(async (area) => [area, (await get(`${area}.list?input=${input}`)).status])
    expect(await Promise.all(shown)).toEqual(LISTS.map((area) => [area, 200]))
  },
)
