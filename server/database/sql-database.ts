import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Job } from '#backend/ports.ts'
import type { Declared } from '#backend/tables/define-table.ts'
import {
  type Catalogue,
  type ReadTables,
  type Rows,
  TABLE_NAMES,
  type TableName,
  type Tables,
  tables,
} from '#backend/tables/tables.ts'
import { type Conditions, createConditions } from './filter-condition.ts'
import type { AnyFilter } from './filter-parts.ts'
import { lookupQueue, type Look } from './lookup-queue.ts'
import { parsedRows, type ReadRow } from './parsed-rows.ts'
import { prefetchSession } from './prefetch-session.ts'
import { putRows } from './put-rows.ts'
import { retryTransaction, refuseWhileUnavailable } from './retry-transaction.ts'
import { createSqlTable, type OpenTable, type Stored } from './sql-table.ts'

const { match, alternativesOf } = createConditions(tables)

type Opened<Name extends TableName> = { [Each in Name]: OpenTable<Rows[Each]> }
export type OpenTables = Opened<TableName>
type Readers<Name extends TableName> = { [Each in Name]: ReadRow<Rows[Each]> }
type DeclaredTables<Name extends TableName> = { [Each in Name]: Declared<Rows[Each]> }
const open = <Name extends TableName>(
  opened: Opened<Name>,
  declared: DeclaredTables<Name>,
  name: Name,
  { connection, look, readers }: { connection: Transaction<Stored>; look: Look; readers: Readers<Name> },
): void => {
  const source = { name, alias: 't' }
  const conditions: Conditions<AnyFilter> = {
    match: (filter) => match(source, filter),
    alternativesOf: (filter) => alternativesOf(source, filter),
  }
  opened[name] = createSqlTable<Rows[Name]>(name, declared[name], conditions, {
    connection,
    look,
    read: readers[name],
  })
}
const addReader = <Name extends TableName>(readers: Readers<Name>, declared: DeclaredTables<Name>, name: Name) => {
  readers[name] = parsedRows<Rows[Name]>(declared[name])
}
const createReaders = (): Readers<TableName> => {
  const readers: Readers<TableName> = Object.create(null)
  for (const name of TABLE_NAMES) addReader(readers, tables, name)
  return readers
}
const openTables = (connection: Transaction<Stored>, readers: Readers<TableName>): Tables => {
  const opened: OpenTables = Object.create(null)
  const look = lookupQueue(connection)
  for (const name of TABLE_NAMES) open(opened, tables, name, { connection, look, readers })
  return prefetchSession(opened, look)
}

/** Stores jobs in a transaction. */
export type EnqueueIn = (transaction: Transaction<Stored>, jobs: readonly Job[]) => Promise<void>

type Options = {
  /** Runs one transaction after another, where there is only one connection. */
  queue?: Queue | undefined
  enqueue?: EnqueueIn
}
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The tables of the backend in a Postgres database. */
export const createSqlDatabase = (kysely: Kysely<Stored>, { queue, enqueue }: Options = {}): Database => {
  const readers = createReaders()
  const inTurn: Queue = queue ?? ((work) => work())
  return {
    read: <T>(work: (tables: ReadTables) => Promise<T>) =>
      inTurn(() =>
        kysely
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (transaction) => {
            // Kysely begins every transaction of an embedded database alike.
            if (queue !== undefined) await sql`set transaction read only`.execute(transaction)
            return work(openTables(transaction, readers))
          })
          .catch(refuseWhileUnavailable),
      ),
    write: (work) =>
      inTurn(() =>
        retryTransaction(() =>
          kysely
            .transaction()
            .setIsolationLevel('serializable')
            .execute((transaction) =>
              work(openTables(transaction, readers), enqueue && ((jobs: readonly Job[]) => enqueue(transaction, jobs))),
            ),
        ),
      ),
  }
}

const ROWS_AT_ONCE = 500

const fill = async <Name extends TableName>(
  kysely: Kysely<Stored>,
  declared: DeclaredTables<Name>,
  rows: { [Each in Name]: readonly Rows[Each][] },
  name: Name,
): Promise<void> => {
  for (let from = 0; from < rows[name].length; from += ROWS_AT_ONCE)
    await putRows<Rows[Name]>(name, declared[name], kysely, rows[name].slice(from, from + ROWS_AT_ONCE))
}

/** Writes all rows of a catalogue into an empty database, in their order. */
export const fillDatabase = (kysely: Kysely<Stored>, catalogue: Catalogue): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    for (const name of TABLE_NAMES) await fill(transaction, tables, catalogue, name)
  })
