import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/ports.ts'
import type { Paging, ReadTable, Sort } from '#backend/tables/table.ts'
import { type ReadTables, TABLE_NAMES, type TableName } from '#backend/tables/tables.ts'
import { openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { changeCatalogue, changes, writeChanges, type Written } from '../testing/changed-catalogue.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { type AnyCatalogue, type AnyFilter, filtersOf, pagings, sortsOf } from '../testing/filters.ts'
import type { Opened } from './connect.ts'
import { migrate } from './migrate.ts'
import { fillDatabase } from './sql-database.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const catalogue = seedCatalogue(NOW)
/**
 * How many questions are asked, 200 or as `RUNS` says, up to 2,000: half of them of the demo's catalogue, the others of
 * changed ones, of each of which ten are asked. So ten catalogues are made where 200 are asked, a hundred of 2,000.
 */
const RUNS = Math.min(2000, Number(process.env['RUNS'] ?? 200))
const QUESTIONS = 10
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

type Question = { name: TableName; filter: AnyFilter; sort: Sort | undefined; paging: Paging }
const questionsOf = (asked: AnyCatalogue, names: readonly TableName[] = TABLE_NAMES): fc.Arbitrary<Question> =>
  fc
    .constantFrom(...names)
    .chain((name) =>
      fc.record({ name: fc.constant(name), filter: filtersOf(asked, name), sort: sortsOf(name), paging: pagings }),
    )
const answer = async (all: ReadTables, { name, filter, sort, paging }: Question) => {
  const table: ReadTable<object> = all[name]
  const [rows, count, page] = [
    await table.where(filter),
    await table.count(filter),
    await table.page(filter, paging, sort),
  ]
  return { ids: rows.map(idOf).toSorted(), count, page: { count: page.count, ids: page.rows.map(idOf) } }
}

test(
  'when a filter is asked in any order, then memory and database answer the same',
  async () => {
    const ask = (database: Database, question: Question) => database.read((all) => answer(all, question))
    await fc.assert(
      fc.asyncProperty(questionsOf(catalogue), async (question) => {
        expect(await ask(opened.database, question)).toEqual(await ask(inMemory, question))
      }),
      { numRuns: RUNS / 2 },
    )
  },
  PATIENCE_MS,
)

class Answers extends Error {
  readonly answers: readonly unknown[]
  constructor(answers: readonly unknown[]) {
    super('only tried')
    this.answers = answers
  }
}
/** What is answered after these changes, of which nothing is kept. */
const answersAfter = async (database: Database, written: readonly Written[], questions: readonly Question[]) => {
  const tried = database.write(async (all) => {
    await writeChanges(all, written)
    const answers: unknown[] = []
    for (const question of questions) answers.push({ question, answer: await answer(all, question) })
    throw new Answers(answers)
  })
  const thrown: unknown = await tried.catch((error: unknown) => error)
  if (!(thrown instanceof Answers)) throw thrown
  return thrown.answers
}

/** Half of the questions are about the tables that have changed. */
const changedCatalogues = fc.array(changes, { maxLength: 60, size: 'max' }).chain((wanted) => {
  const { changed, written } = changeCatalogue(catalogue, wanted)
  const names = written.map(({ name }) => name)
  const about = fc.oneof(questionsOf(changed), questionsOf(changed, names.length === 0 ? TABLE_NAMES : names))
  const questions = fc.array(about, { minLength: QUESTIONS, maxLength: QUESTIONS })
  return fc.record({ wanted: fc.constant(wanted), questions })
})
/** Rows that refer to one that is gone. */
const LEFT = {
  wanted: [{ name: 'organizations' as const, row: 0, other: 0, column: 0, becomes: 'gone' as const, text: '' }],
  questions: [
    {
      name: 'people' as const,
      filter: { of: { organizations: {} } },
      sort: undefined,
      paging: { page: 1, perPage: 40 },
    },
  ],
}

test(
  'when rows of the catalogue are changed, copied and removed, then memory and database answer the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(changedCatalogues, async ({ wanted, questions }) => {
        const { written } = changeCatalogue(catalogue, wanted)
        expect(await answersAfter(opened.database, written, questions)).toEqual(
          await answersAfter(inMemory, written, questions),
        )
      }),
      { numRuns: RUNS / 2 / QUESTIONS, examples: [[LEFT]] },
    )
  },
  PATIENCE_MS,
)

const queues = fc.record({ filter: filtersOf(catalogue, 'submissions'), sort: sortsOf('submissions'), paging: pagings })

test(
  'when submissions are grouped by their release, then memory and database answer the same',
  async () => {
    const ask = ({ read }: Database, filter: AnyFilter, paging: Paging, sort: Sort | undefined) =>
      read(({ submissions }) => submissions.groups(filter, 'releaseId', paging, sort))
    await fc.assert(
      fc.asyncProperty(queues, async ({ filter, paging, sort }) => {
        expect(await ask(opened.database, filter, paging, sort)).toEqual(await ask(inMemory, filter, paging, sort))
      }),
      { numRuns: RUNS / 4 },
    )
  },
  PATIENCE_MS,
)
