import { type Kysely, sql } from 'kysely'
import { countRows } from './row-counts.ts'
import type { Stored } from './sql-table.ts'
import { FOUND_WORDS, OWNER, WORDS } from './stored-columns.ts'

export type RowTable = {
  name: string
  /** Texts that rows are looked up by, and refer to other tables with. */
  columns?: readonly string[]
  /** Texts that filters compare as well. */
  compared?: readonly string[]
  keys?: readonly string[]
  uniqueKeys?: readonly string[]
  lists?: readonly string[]
  sorts?: readonly string[]
  isSearched?: boolean
  /** Also by what credited artists are found by. */
  isFoundByCredits?: boolean
}

/** Compared byte by byte, as in memory: the languages of a system differ from one to the next. */
const TEXT = sql`text collate "C"`
const NEWEST = sql`created_at desc, id desc`

/**
 * Makes the tables of one kind of rows: the row itself, and a narrow one of what is looked for. To look through a hundred
 * thousand rows then reads a tenth of the pages that they fill.
 */
export const createRowTable = async (
  database: Kysely<Stored>,
  {
    name,
    columns = [],
    compared = [],
    keys = [],
    uniqueKeys = [],
    lists = [],
    sorts = [],
    isSearched = false,
    isFoundByCredits = false,
  }: RowTable,
): Promise<void> => {
  const table = sql.table(`${name}_search`)
  const texts = [
    ...columns,
    ...compared,
    ...[...keys, ...uniqueKeys].map((key) => `key_${key}`),
    ...sorts.map((sort) => `sort_${sort}`),
  ]
  const words = [...(isSearched ? [WORDS] : []), ...(isFoundByCredits ? [FOUND_WORDS] : [])]
  const definitions = [
    sql`id ${TEXT} primary key references ${sql.table(name)} on delete cascade`,
    sql`made bigint generated always as identity`,
    sql`created_at ${TEXT} not null`,
    sql`updated_at ${TEXT} not null`,
    ...texts.map((column) => sql`${sql.ref(column)} ${TEXT}`),
    ...lists.map((list) => sql`${sql.ref(`list_${list}`)} text[] collate "C" not null`),
    ...words.map((column) => sql`${sql.ref(column)} tsvector not null`),
  ]
  await sql`create table ${sql.table(name)} (id ${TEXT} primary key, row jsonb not null)`.execute(database)
  await sql`create table ${table} (${sql.join(definitions)})`.execute(database)

  const index = (suffix: string, on: ReturnType<typeof sql>) =>
    sql`create index ${sql.ref(`${name}_${suffix}`)} on ${table} ${on}`.execute(database)
  await index('newest', sql`(${NEWEST})`)
  // The newest of whatever it is come first: a page of them is read from the index as it is.
  for (const column of columns) await index(column, sql`(${sql.ref(column)}, ${NEWEST})`)
  for (const key of keys) await index(`key_${key}`, sql`(${sql.ref(`key_${key}`)})`)
  for (const key of uniqueKeys)
    await sql`create unique index ${sql.ref(`${name}_key_${key}`)} on ${table} (${sql.ref(`key_${key}`)})`.execute(
      database,
    )
  for (const sort of sorts) {
    const by = sql`${sql.ref(`sort_${sort}`)}, ${NEWEST}`
    await index(`sort_${sort}`, sql`(${by})`)
    if (columns.includes(OWNER)) await index(`own_${sort}`, sql`(${sql.ref(OWNER)}, ${by})`)
  }
  // Without a list of what is still to be indexed: a search would read all of it each time.
  const inverted = (column: string) => sql`using gin (${sql.ref(column)}) with (fastupdate = off)`
  for (const list of lists) await index(`list_${list}`, inverted(`list_${list}`))
  for (const column of words) await index(column, inverted(column))
  if (isSearched) await countRows(database, `${name}_search`, columns.includes(OWNER) ? OWNER : null)
}
