import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Admit } from '#backend/api/respond.ts'
import { tooManyTries } from '#backend/refusal.ts'
import { z } from '#src/contract/zod.ts'
import { ALL_RULES, type Basis, type Limit, ruleOf } from './limited-procedures.ts'

/** What sends a query to Postgres: a pool, or a connection. */
type PostgresClient = { query: (query: { text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }> }
/** Where tries are counted: this process alone, or a database that several processes share. */
type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>
export type Limits = {
  /** Lets the calls from one address pass, or refuses them. */
  admitFrom: (address: string) => Admit
}

const about = z.object({ email: z.string() })
const emailIn = async (input: () => Promise<unknown>): Promise<string> =>
  about
    .safeParse(await input())
    .data?.email.trim()
    .toLowerCase() ?? ''

/** Of equal length whatever it is made of, and nobody's address is stored. */
const keyOf = (by: Basis, address: string, email: string): string => {
  const parts = { address: [address], email: [email], both: [address, email] }
  return createHash('sha256').update(parts[by].join('\n')).digest('base64url')
}

const counterFor = (name: string, { tries: points, seconds: duration }: Limit, client?: PostgresClient): Counter => {
  const own = { keyPrefix: name, points, duration }
  const memory = new RateLimiterMemory(own)
  if (client === undefined) return memory
  return new RateLimiterPostgres({
    ...own,
    storeClient: client,
    storeType: 'client',
    tableName: 'limits',
    // By a migration.
    tableCreated: true,
    // While the database is unavailable, each process counts for itself.
    insuranceLimiter: memory,
  })
}

const MS = 1000
/** How many seconds to wait; 0 where the try is allowed. */
const waitFor = async (counter: Counter, key: string): Promise<number> => {
  try {
    await counter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / MS))
    throw error
  }
}

/** Counts tries by where they come from and whom they are about; without a client, in this process alone. */
export const createLimits = (client?: PostgresClient): Limits => {
  const counters = new Map(
    ALL_RULES.flatMap(({ name, limits }) =>
      limits.map((limit) => [limit, counterFor(`${name}:${limit.by}`, limit, client)] as const),
    ),
  )
  return {
    admitFrom: (address) => async (path, input) => {
      const rule = ruleOf(path)
      if (rule === undefined) return undefined
      const email = await emailIn(input)
      const counted = rule.limits.flatMap((limit) => {
        const counter = counters.get(limit)
        // A call that names nobody is not about anybody.
        if (counter === undefined || (email === '' && limit.by !== 'address')) return []
        return [{ counter, key: keyOf(limit.by, address, email) }]
      })
      const waits = await Promise.all(counted.map(({ counter, key }) => waitFor(counter, key)))
      const wait = Math.max(0, ...waits)
      if (wait > 0) throw tooManyTries(wait)
      if (rule.isSuccessCounted) return undefined
      return async (isSuccess) => {
        if (isSuccess) await Promise.all(counted.map(({ counter, key }) => counter.reward(key)))
      }
    },
  }
}

/** For trials that sign in more often than people do. */
export const noLimits: Limits = { admitFrom: () => () => undefined }
