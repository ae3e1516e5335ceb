import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Admit } from '#backend/api/respond.ts'
import { tooManyTries } from '#backend/refusal.ts'
import { z } from '#src/contract/zod.ts'
import { ALL_RULES, type Basis, KNOWN_SECONDS, type Limit, ruleOf } from './limited-procedures.ts'
import { pausingClient, type PostgresClient } from './pausing-client.ts'

/** Where tries are counted: this process alone, or a database that several processes share. */
type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>
type Counted = { counter: Counter; key: string }
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

/** Counts in the database, where there is one. */
const counterFor = (name: string, { tries: points, seconds: duration }: Omit<Limit, 'by'>, client?: PostgresClient) => {
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
const waitFor = async ({ counter, key }: Counted): Promise<number> => {
  try {
    await counter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / MS))
    throw error
  }
}

/** Counts tries by where they come from and whom they are about; without a client, in this process alone. */
export const createLimits = (connected?: PostgresClient): Limits => {
  const client = connected && pausingClient(connected)
  const counters = new Map<Limit, Counter>(
    ALL_RULES.flatMap(({ name, limits }) =>
      limits.map((limit) => [limit, counterFor(`${name}:${limit.by}`, limit, client)] as const),
    ),
  )
  const known = counterFor('known', { tries: 1, seconds: KNOWN_SECONDS }, client)
  return {
    admitFrom: (address) => async (path, input) => {
      const rule = ruleOf(path)
      if (rule === undefined) return undefined
      const email = await emailIn(input)
      const both = keyOf('both', address, email)
      const isKnown = async () => rule.isProof === true && (await known.get(both)) !== null
      const counted: Counted[] = []
      for (const limit of rule.limits) {
        const counter = counters.get(limit)
        // A call that names nobody is not about anybody.
        if (counter === undefined || (email === '' && limit.by !== 'address')) continue
        if (limit.by === 'email' && (await isKnown())) continue
        const one = { counter, key: keyOf(limit.by, address, email) }
        const wait = await waitFor(one)
        if (wait > 0) throw tooManyTries(wait)
        counted.push(one)
      }
      if (rule.isSuccessCounted) return undefined
      return async (isSuccess) => {
        if (!isSuccess) return
        await Promise.all(counted.map(({ counter, key }) => counter.reward(key)))
        if (rule.isProof === true && email !== '') await known.set(both, 1, KNOWN_SECONDS)
      }
    },
  }
}

/** For trials that sign in more often than people do. */
export const noLimits: Limits = { admitFrom: () => () => undefined }
