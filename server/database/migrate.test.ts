import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TABLE_NAMES, tables } from '#backend/tables/tables.ts'
import { z } from '#src/contract/zod.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import type { Opened } from './connect.ts'
import { isFoundByCredits } from './credited-words.ts'
import { migrate, MIGRATIONS } from './migrate.ts'
import {
  columnName,
  comparedColumns,
  type Described,
  FOUND_WORDS,
  keyColumn,
  LATEST,
  OWNER,
  referredColumn,
  searchTable,
  sortColumn,
  WORDS,
} from './stored-columns.ts'

const names = z.array(z.object({ name: z.string() }))
const ALWAYS = ['id', 'made', 'created_at', 'updated_at']

type Declared = Described & {
  about: {
    referredBy?: readonly string[]
    keys?: object
    lists?: object
    sorts?: object
    search?: { isFoundByCredits?: boolean }
  }
}
const columnsOf = (declared: Declared): string[] => {
  const { keys = {}, lists = {}, sorts = {}, search, referredBy = [], latestOf, ownedThrough } = declared.about
  return [
    ...ALWAYS,
    ...[...comparedColumns(declared)].map(columnName),
    ...Object.keys(keys).map(keyColumn),
    ...Object.keys(lists).map((list) => `list_${list}`),
    ...Object.keys(sorts).map(sortColumn),
    ...referredBy.map(referredColumn),
    ...(latestOf === undefined ? [] : [LATEST]),
    ...(ownedThrough === undefined ? [] : [OWNER]),
    ...(search === undefined ? [] : [WORDS]),
    ...(isFoundByCredits(declared) ? [FOUND_WORDS] : []),
  ]
}

let opened: Opened
beforeAll(async () => {
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
}, 120_000)
afterAll(() => opened.close())

const namesIn = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  names.parse((await query.execute(opened.kysely)).rows).map(({ name }) => name)

test.each(TABLE_NAMES)(
  'when all migrations ran, then the table of %s has the columns that its declaration asks for',
  async (name) => {
    const columns = await namesIn(
      sql`select column_name as name from information_schema.columns where table_name = ${searchTable(name)}`,
    )
    expect(columns.toSorted()).toEqual(columnsOf(tables[name]).toSorted())
  },
)

test('when all migrations ran, then each unique key has a unique index', async () => {
  const unique = await namesIn(sql`select indexname as name from pg_indexes where indexdef like 'CREATE UNIQUE%'`)
  const declared = TABLE_NAMES.flatMap((name) =>
    Object.entries<{ unique?: object }>(tables[name].about.keys ?? {})
      .filter(([, key]) => key.unique !== undefined)
      .map(([key]) => `${columnName(name)}_key_${columnName(key)}`),
  )
  expect(unique).toEqual(expect.arrayContaining(declared))
})

test('when a database is up to date, then nothing happens', async () => {
  const before = await namesIn(sql`select name from kysely_migration`)
  await migrate(opened.kysely)
  expect(await namesIn(sql`select name from kysely_migration`)).toEqual(before)
})

test('when a migration fails, then nothing of it and of those before it is done, and it is named', async () => {
  const columns = sql`select column_name as name from information_schema.columns where table_name = 'stores'`
  const before = await namesIn(columns)
  const migrations = {
    ...MIGRATIONS,
    '9998-right': {
      up: async (database: Kysely<never>) => {
        await sql`alter table stores add column half text`.execute(database)
      },
    },
    '9999-wrong': {
      up: async (database: Kysely<never>) => {
        await sql`alter table stores add column other text`.execute(database)
        await sql`alter table nowhere add column half text`.execute(database)
      },
    },
  }
  await expect(migrate(opened.kysely, { migrations })).rejects.toThrow(
    'Migration 9999-wrong failed, and nothing of it is left: relation "nowhere" does not exist',
  )
  expect(await namesIn(columns)).toEqual(before)
  expect(await namesIn(sql`select name from kysely_migration`)).toEqual(Object.keys(MIGRATIONS))
  await migrate(opened.kysely)
})
