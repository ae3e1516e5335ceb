import { type RawBuilder, sql } from 'kysely'
import type { Declared } from '#backend/tables/define-table.ts'
import { foundWords, renamedIn, renewFoundWords } from './credited-words.ts'
import type { Connection } from './sql-table.ts'
import {
  type AnyRow,
  rowTable,
  searchTable,
  storedColumns,
  WORDS,
  FOUND_WORDS,
  listColumn,
  wordsOf,
} from './stored-columns.ts'

type Columns<R> = ReadonlyMap<string, (row: R) => unknown>

const valueOf = <R>(columns: Columns<R>, column: string, row: R): RawBuilder<unknown> => {
  const value = columns.get(column)?.(row)
  if (column === WORDS) return sql`array_to_tsvector(${value}::text[])`
  const credited = columns.get(listColumn('credited'))?.(row)
  return column === FOUND_WORDS ? foundWords(sql`${value}::text[]`, sql`${credited}::text[]`) : sql`${value}`
}

/** Writes rows of one table, each in the place of one with its id; unique keys are left to the indexes of the database. */
export const putRows = async <R extends AnyRow>(
  name: string,
  declared: Declared<R>,
  connection: Connection,
  rows: readonly R[],
): Promise<void> => {
  const columns = storedColumns(declared)
  const tuples = (all: readonly RawBuilder<unknown>[][]) => sql.join(all.map((tuple) => sql`(${sql.join(tuple)})`))
  const stored = rows.map((row) => [sql`${row.id}`, sql`${JSON.stringify(row)}::jsonb`])
  const found = rows.map((row) => [
    sql`${row.id}`,
    ...[...columns.keys()].map((column) => valueOf(columns, column, row)),
  ])
  const names = [...columns.keys()].map((column) => sql.ref(column))
  const renamed = await renamedIn(name, connection, rows, (row) => wordsOf(declared, row))
  const replaced = sql.join(names.map((column) => sql`${column} = excluded.${column}`))
  await sql`with stored as (
      insert into ${sql.table(rowTable(name))} (id, row) values ${tuples(stored)} on conflict (id) do update set row = excluded.row)
    insert into ${sql.table(searchTable(name))} (${sql.join([sql.ref('id'), ...names])}) values ${tuples(found)}
    on conflict (id) do update set ${replaced}`.execute(connection)
  if (renamed.length > 0) await renewFoundWords(connection, renamed)
}
