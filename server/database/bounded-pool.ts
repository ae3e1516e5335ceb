import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError } from 'pg'

/** The database did not answer: it is not there, or it is silent. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

const withinTime = async <T>(wanted: Promise<T>, milliseconds: number): Promise<T> => {
  if (milliseconds === Infinity) return wanted
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable(`no answer within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([wanted, silence])
  } finally {
    clearTimeout(timer)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
/** What the database itself refuses is passed on; anything else is the connection's. */
const refusalOrUnavailable = (error: unknown): Error =>
  error instanceof DatabaseError || error instanceof DatabaseUnavailable
    ? error
    : new DatabaseUnavailable(reasonOf(error), { cause: error })

/** A connection that is given up at its first silence: nothing else may wait for the statement that hangs in it. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #waitMs: number
  #isGivenUp = false

  constructor(client: PostgresPoolClient, waitMs: number) {
    this.#client = client
    this.#waitMs = waitMs
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query<R>(asked)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#isGivenUp) throw new DatabaseUnavailable('the connection was given up')
    try {
      return await withinTime(this.#client.query<R>(sql, parameters), this.#waitMs)
    } catch (error) {
      const thrown = refusalOrUnavailable(error)
      if (thrown instanceof DatabaseUnavailable) this.release(true)
      throw thrown
    }
  }

  release(destroy = false): void {
    if (this.#isGivenUp) return
    this.#isGivenUp = true
    this.#client.release(destroy)
  }
}

/** A pool that says when the database is unavailable. So long does one wait for a connection, and then for each statement. */
export const boundedPool = (pool: PostgresPool, waitMs: number): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    const connecting = pool.connect()
    try {
      return new BoundedClient(await withinTime(connecting, waitMs), waitMs)
    } catch (error) {
      // One that comes after all is for others.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      throw refusalOrUnavailable(error)
    }
  },
  end: () => pool.end(),
})
