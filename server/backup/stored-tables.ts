import { sql } from 'kysely'
import { z } from '#src/contract/zod.ts'
import type { Connection } from '../database/sql-table.ts'

/** What a table is made of; `counters` are columns that the database counts up by itself. */
export type StoredTable = { name: string; columns: string[]; counters: string[] }

/** Counted by the database itself, in lines whose number differs: a backup leaves them out, and restoring counts anew. */
const DERIVED: readonly string[] = ['row_counts']
export const isDerived = ({ name }: StoredTable): boolean => DERIVED.includes(name)

/** What says which migrations ran is not part of what they made. */
const MIGRATIONS = 'kysely_migration'
const column = z.object({ table: z.string(), name: z.string(), counts: z.boolean() })
const reference = z.object({ from: z.string(), to: z.string() })
const named = z.object({ name: z.string() })
const found = z.object({ found: z.boolean() })

/** Every table of this server in the database, each after those that it refers to. */
export const readTables = async (connection: Connection): Promise<StoredTable[]> => {
  const columns = await sql`select c.table_name as table, c.column_name as name,
      (c.is_identity = 'YES' or coalesce(c.column_default, '') like 'nextval%') as counts
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`.execute(connection)
  const references = await sql`select f.relname as from, t.relname as to from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid`.execute(connection)
  const needs = references.rows.map((row) => reference.parse(row))
  const tables = new Map<string, StoredTable>()
  for (const row of columns.rows) {
    const { table: name, name: columnName, counts } = column.parse(row)
    if (name.startsWith(MIGRATIONS)) continue
    const table = tables.get(name) ?? { name, columns: [], counters: [] }
    tables.set(name, table)
    table.columns.push(columnName)
    if (counts) table.counters.push(columnName)
  }
  const ordered = new Set<StoredTable>()
  const add = (table: StoredTable | undefined): void => {
    if (table === undefined || ordered.has(table)) return
    for (const { from, to } of needs) if (from === table.name) add(tables.get(to))
    ordered.add(table)
  }
  for (const table of tables.values()) add(table)
  return [...ordered]
}

/** The last migration that ran; null where none did. */
export const readVersion = async (connection: Connection): Promise<string | null> => {
  const isThere = await sql`select to_regclass(${MIGRATIONS}) is not null as found`.execute(connection)
  if (!found.parse(isThere.rows[0]).found) return null
  const { rows } = await sql`select name from ${sql.table(MIGRATIONS)} order by name desc limit 1`.execute(connection)
  return rows.length === 0 ? null : named.parse(rows[0]).name
}

/** Whether no table has a row. */
export const isEmptyDatabase = async (connection: Connection, tables: readonly StoredTable[]): Promise<boolean> => {
  for (const { name } of tables.filter((table) => !isDerived(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(connection)
    if (rows.length > 0) return false
  }
  return true
}

/** Removes all tables of this server, of which none may have a row. */
export const dropTables = async (connection: Connection, tables: readonly StoredTable[]): Promise<void> => {
  for (const name of [...tables.map((table) => table.name), MIGRATIONS, `${MIGRATIONS}_lock`])
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(connection)
}
