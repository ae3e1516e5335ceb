import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { z } from '#src/contract/zod.ts'
import { isUnavailable } from './retry-transaction.ts'
import type { Stored } from './sql-table.ts'

const OLDEST = 15
const PAUSE_MS = 1000
const SAY_AGAIN_MS = 10_000
const versions = z.object({ server_version_num: z.coerce.number() })

/** Where a database is, without the password that is in its address. */
const hostOf = (address: string): string => {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}

/** Network errors of several addresses at once have no message of their own. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * Waits until a Postgres server answers, and says so every ten seconds. What does not pass by waiting, such as a wrong
 * password, ends it with an error, as does a version that is too old.
 */
export const waitForDatabase = async (
  kysely: Kysely<Stored>,
  address: string,
  say: (line: string) => void,
): Promise<void> => {
  let sayAt = 0
  for (;;)
    try {
      const { rows } = await sql`show server_version_num`.execute(kysely)
      const version = Math.floor(versions.parse(rows[0]).server_version_num / 10_000)
      if (version < OLDEST)
        throw new Error(`The database at ${hostOf(address)} is Postgres ${version}. Liner needs ${OLDEST} or newer.`)
      if (sayAt > 0) say(`The database at ${hostOf(address)} answers.`)
      return
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (Date.now() >= sayAt) {
        say(`Waiting for the database at ${hostOf(address)}: ${reasonOf(error)}`)
        sayAt = Date.now() + SAY_AGAIN_MS
      }
      await pause(PAUSE_MS)
    }
}
