import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'
import { callPool } from './call-client.ts'

const SLOW_MS = 180_000
const state = z.object({ isolation: z.string(), access: z.string(), isWithin: z.boolean() })
/** A transaction began before its first statement did. */
const STATE = sql`select current_setting('transaction_isolation') as isolation,
  current_setting('transaction_read_only') as access, now() < statement_timestamp() as "isWithin"`

let postgres: Postgres
let calls: Kysely<never>
beforeAll(async () => {
  postgres = await startPostgres()
  const pool = new Pool({ connectionString: postgres.url('postgres'), max: 1, pipeline: true })
  // The server may be gone sooner than its connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  calls = new Kysely({ dialect: new PostgresDialect({ pool: callPool(pool) }) })
}, SLOW_MS)
afterAll(async () => {
  await calls.destroy()
  await postgres.stop()
}, SLOW_MS)

const reading = () => calls.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
const stateOf = async (query: ReturnType<typeof STATE.execute>) => state.parse((await query).rows[0])

test('when a transaction asks something, then it began as it was to begin, and ends with it', async () => {
  const within = await reading().execute((transaction) => stateOf(STATE.execute(transaction)))
  expect(within).toEqual({ isolation: 'repeatable read', access: 'on', isWithin: true })
  expect(await stateOf(STATE.execute(calls))).toEqual({
    isolation: 'read committed',
    access: 'off',
    isWithin: false,
  })
})

test('when its first statement fails, then it ends, and the connection serves the next one', async () => {
  const failing = reading().execute((transaction) => sql`select 1 / 0`.execute(transaction))
  await expect(failing).rejects.toThrow('division by zero')
  const writing = reading().execute((transaction) => sql`create table forbidden ()`.execute(transaction))
  await expect(writing).rejects.toThrow('read-only transaction')
  expect(await stateOf(STATE.execute(calls))).toMatchObject({ access: 'off', isWithin: false })
})

test('when it asks nothing, then nothing of it is left', async () => {
  expect(await reading().execute(async () => 'nothing')).toBe('nothing')
  await expect(reading().execute(() => Promise.reject(new Error('before anything')))).rejects.toThrow('before anything')
  expect(await stateOf(STATE.execute(calls))).toMatchObject({ access: 'off', isWithin: false })
})
