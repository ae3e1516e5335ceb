import { existsSync, readdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { type ConstructorOptions, fromPglite } from 'pg-boss'
import type { Database } from '#backend/ports.ts'
import { boundedPool } from './bounded-pool.ts'
import { callPool } from './call-client.ts'
import { createSqlDatabase, type EnqueueIn, type Queue } from './sql-database.ts'
import type { Stored } from './sql-table.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type Opened = {
  /** For what may take its time, as migrations do; calls go through `database`. */
  kysely: Kysely<Stored>
  database: Database
  /** The same tables; what a write leaves to be done is stored with it. */
  databaseWith: (enqueue: EnqueueIn) => Database
  /** How jobs reach it. */
  forJobs: ConstructorOptions
  close: () => Promise<void>
}

/** One after another: the embedded database has one connection. */
const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    // Whoever comes next waits for the end of the work, not for its success.
    last = result.catch(() => undefined)
    return result
  }
}

const damaged = (folder: string, cause?: unknown) =>
  new Error(
    `The database in ${folder} is damaged. Move the folder away and restore a backup: npm run server -- restore FILE (docs/backend.md)`,
    { cause },
  )

const openFolder = async (folder: string): Promise<PGlite> => {
  const files = existsSync(folder) ? readdirSync(folder) : []
  // PGlite would begin an empty database among them, and nobody would notice what is missing.
  if (files.length > 0 && !files.includes('PG_VERSION')) throw damaged(folder)
  try {
    return await PGlite.create(folder)
  } catch (error) {
    throw files.length > 0 ? damaged(folder, error) : error
  }
}

/** Opens the embedded database in a folder; without one, in memory. */
export const openEmbedded = async (folder?: string): Promise<Opened> => {
  const pglite = await (folder === undefined ? PGlite.create() : openFolder(folder))
  const kysely = new Kysely<Stored>({ dialect: new PGliteDialect({ pglite }) })
  const queue = createQueue()
  const jobs = fromPglite(pglite)
  return {
    kysely,
    database: createSqlDatabase(kysely, { queue }),
    databaseWith: (enqueue) => createSqlDatabase(kysely, { queue, enqueue }),
    // A statement of theirs that fails is rolled back on the same connection, which must not be in a call's transaction.
    forJobs: {
      backend: 'pglite',
      db: { ...jobs, executeSql: (text, values) => queue(() => jobs.executeSql(text, values)) },
    },
    close: () => kysely.destroy(),
  }
}

/** No query is long enough to be compiled, or to be shared out among processes that others need as well. */
const OPTIONS = '-c jit=off -c max_parallel_workers_per_gather=0'
/** Postgres ends what a call no longer waits for, and a transaction whose process is gone. */
const CALL_OPTIONS = `${OPTIONS} -c statement_timeout=2300 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000`
/** Connections of one process: for calls, for migrations and the like, for jobs. Jobs have one more, on which they listen. */
const CALLS_MAX = 20
const OTHERS_MAX = 2
const JOBS_MAX = 4
const CONNECT_MS = 2500
/** A call is answered within three seconds of the moment when the database fell silent. */
const CALL_WAITS_MS = 2500

const openPool = (connectionString: string, max: number, options: string, pipeline = false): Pool => {
  const pool = new Pool({ connectionString, max, options, pipeline, connectionTimeoutMillis: CONNECT_MS })
  // A connection that breaks while nobody uses it is opened anew by whoever needs one.
  pool.on('error', () => undefined)
  // One that breaks between two statements of a call would otherwise end the process; the next statement fails.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

const writeLine = (line: string) => void process.stderr.write(`${line}\n`)

/** Opens a Postgres server by its address, and waits until it answers. */
export const openPostgres = async (connectionString: string, say = writeLine): Promise<Opened> => {
  const kysely = new Kysely<Stored>({
    dialect: new PostgresDialect({ pool: boundedPool(openPool(connectionString, OTHERS_MAX, OPTIONS), Infinity) }),
  })
  const calls = new Kysely<Stored>({
    dialect: new PostgresDialect({
      pool: boundedPool(callPool(openPool(connectionString, CALLS_MAX, CALL_OPTIONS, true)), CALL_WAITS_MS),
    }),
  })
  try {
    await waitForDatabase(kysely, connectionString, say)
  } catch (error) {
    await kysely.destroy()
    throw error
  }
  return {
    kysely,
    database: createSqlDatabase(calls),
    databaseWith: (enqueue) => createSqlDatabase(calls, { enqueue }),
    forJobs: { connectionString, max: JOBS_MAX, options: OPTIONS, connectionTimeoutMillis: CONNECT_MS },
    close: async () => {
      await kysely.destroy()
      await calls.destroy()
    },
  }
}
