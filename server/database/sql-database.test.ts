import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/ports.ts'
import type { ReadTable, Sort } from '#backend/tables/table.ts'
import { type ReadTables, TABLE_NAMES, type TableName } from '#backend/tables/tables.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { type AnyFilter, filtersOf, sortsOf } from '../testing/filters.ts'
import type { Opened } from './connect.ts'
import { migrate } from './migrate.ts'
import { fillDatabase } from './sql-database.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const catalogue = seedCatalogue(NOW)
const PAGE = { page: 2, perPage: 7 }
const RUNS = Number(process.env['RUNS'] ?? 200)
/** Two thousand of them take minutes, and longer on a busy machine. */
const PATIENCE_MS = Math.max(300_000, RUNS * 1000)
const idOf = (row: object) => ('id' in row ? String(row.id) : '')

let opened: Opened
let inMemory: Database
beforeAll(async () => {
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
  await fillDatabase(opened.kysely, catalogue)
  inMemory = await openDatabase({
    storage: memoryStorage(),
    lock: queueLock(),
    seed: () => catalogue,
    now: () => NOW,
  })
}, 120_000)
afterAll(() => opened.close())

test('when a catalogue is stored, then every row is read as it was', async () => {
  for (const name of TABLE_NAMES) {
    const stored = await opened.database.read<readonly object[]>((all) => all[name].where({}))
    expect(stored).toEqual(catalogue[name])
  }
})

const ask = (database: Database, name: TableName, filter: AnyFilter, sort: Sort | undefined) =>
  database.read(async (all: ReadTables) => {
    const table: ReadTable<object> = all[name]
    const [rows, count, page] = [
      await table.where(filter),
      await table.count(filter),
      await table.page(filter, PAGE, sort),
    ]
    return { ids: rows.map(idOf).toSorted(), count, page: { count: page.count, ids: page.rows.map(idOf) } }
  })

const questions = fc
  .constantFrom(...TABLE_NAMES)
  .chain((name) => fc.record({ name: fc.constant(name), filter: filtersOf(catalogue, name), sort: sortsOf(name) }))

test(
  'when a filter is asked in any order, then memory and database answer the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(questions, async ({ name, filter, sort }) => {
        expect(await ask(opened.database, name, filter, sort)).toEqual(await ask(inMemory, name, filter, sort))
      }),
      { numRuns: RUNS },
    )
  },
  PATIENCE_MS,
)

const queues = fc.record({ filter: filtersOf(catalogue, 'submissions'), sort: sortsOf('submissions') })

test(
  'when submissions are grouped by their release, then memory and database answer the same',
  async () => {
    const ask = ({ read }: Database, filter: AnyFilter, sort: Sort | undefined) =>
      read(({ submissions }) => submissions.groups(filter, 'releaseId', PAGE, sort))
    await fc.assert(
      fc.asyncProperty(queues, async ({ filter, sort }) => {
        expect(await ask(opened.database, filter, sort)).toEqual(await ask(inMemory, filter, sort))
      }),
      { numRuns: RUNS / 4 },
    )
  },
  PATIENCE_MS,
)
