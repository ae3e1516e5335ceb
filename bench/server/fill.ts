import { sql } from 'kysely'
import type { Declared } from '#backend/tables/define-table.ts'
import { type Catalogue, type Rows, TABLE_NAMES, type TableName, tables } from '#backend/tables/tables.ts'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { seedOfSize, type Size } from '#mocks/db/seed/large/catalogue.ts'
import { openPostgres } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import {
  type AnyRow,
  FOUND_WORDS,
  listColumn,
  rowTable,
  searchTable,
  storedColumns,
  WORDS,
  wordsOf,
} from '../../server/database/stored-columns.ts'
import { withoutIndexes } from '../../server/database/without-indexes.ts'
import { passwords } from '../../server/ports/passwords.ts'
import type { Cluster } from './postgres-cluster.ts'

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const cellOf = (column: string, value: string | readonly string[] | null): string => {
  if (value === null) return String.raw`\N`
  if (typeof value === 'string') return escape(value)
  const isWords = column === WORDS || column === FOUND_WORDS
  return escape(isWords ? value.map((word) => `'${word}'`).join(' ') : `{${value.map(quoted).join(',')}}`)
}

type DeclaredTables<Name extends TableName> = { [Each in Name]: Declared<Rows[Each]> }
/** The words of artists by their ids, and of what credits them. */
const wordsWithCredits = ({ artists }: Catalogue) => {
  const known = new Map(artists.map((artist) => [artist.id, wordsOf(tables.artists, artist)]))
  return (own: readonly string[], credited: readonly string[]) => [
    ...own,
    ...credited.flatMap((id) => known.get(id) ?? []),
  ]
}

type RowsOf<Name extends TableName> = { [Each in Name]: readonly Rows[Each][] }

const copy = async <Name extends TableName>(
  cluster: Cluster,
  declared: DeclaredTables<Name>,
  all: RowsOf<Name>,
  name: Name,
  withCredits: ReturnType<typeof wordsWithCredits>,
): Promise<void> => {
  const rows: readonly (Rows[Name] & AnyRow)[] = all[name]
  const columns = storedColumns<Rows[Name] & AnyRow>(declared[name])
  const cell = (column: string, row: Rows[Name] & AnyRow): string => {
    const value = columns.get(column)?.(row) ?? null
    const credited = columns.get(listColumn('credited'))?.(row)
    const isFound = column === FOUND_WORDS && Array.isArray(value) && Array.isArray(credited)
    return cellOf(column, isFound ? withCredits(value, credited) : value)
  }
  const lines = function* (cells: (row: Rows[Name] & AnyRow) => string[]) {
    for (const row of rows) yield `${cells(row).join('\t')}\n`
  }
  await cluster.copy(
    rowTable(name),
    ['id', 'row'],
    lines((row) => [row.id, escape(JSON.stringify(row))]),
  )
  await cluster.copy(
    searchTable(name),
    ['id', ...columns.keys()],
    lines((row) => [row.id, ...[...columns.keys()].map((column) => cell(column, row))]),
  )
}

/** A catalogue as a server stores it: of passwords only hashes, and nobody is signed in. */
export const forServer = async (catalogue: Catalogue): Promise<Catalogue> => {
  const password = await passwords.hash(DEMO_PASSWORD)
  const users = catalogue.users.map((user) => (user.password === '' ? user : { ...user, password }))
  return { ...catalogue, users, tokens: [], codes: [] }
}

/** Makes the tables anew and fills them. */
export const fillCluster = async (cluster: Cluster, size: Size): Promise<void> => {
  const { kysely, close } = await openPostgres(cluster.url)
  await sql`drop schema public cascade`.execute(kysely)
  await sql`create schema public`.execute(kysely)
  await migrate(kysely)
  const catalogue = await forServer(seedOfSize(new Date(), size))
  const withCredits = wordsWithCredits(catalogue)
  await withoutIndexes(kysely, async () => {
    for (const name of TABLE_NAMES) await copy(cluster, tables, catalogue, name, withCredits)
  })
  await close()
}
