import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { preparing } from './prepared-statements.ts'

const BEGINS = /^(?:begin|start transaction)\b/
const ENDS = /^(?:commit|rollback)$/
const NOTHING = { command: 'SELECT', rowCount: 0, rows: [] } as const

/**
 * A connection that sends the beginning of a transaction with its first statement: one way to the database and back is
 * saved, and both where nothing is asked.
 */
class CallClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #stream: PoolClient['connection']['stream']
  #beginning: string | undefined

  constructor(client: PoolClient) {
    this.#client = preparing(client)
    this.#stream = client.connection.stream
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('What is sent together is answered as a whole')
    return this.#ask<R>(asked, values)
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (BEGINS.test(text)) {
      this.#beginning = text
      return { ...NOTHING, rows: [] }
    }
    const beginning = this.#beginning
    this.#beginning = undefined
    if (beginning === undefined) return this.#client.query<R>(text, values)
    if (ENDS.test(text)) return { ...NOTHING, rows: [] }
    // Written in one piece.
    this.#stream.cork()
    const both = [this.#client.query(beginning, []), this.#client.query<R>(text, values)] as const
    this.#stream.uncork()
    const [, answer] = await Promise.all(both)
    return answer
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

/** The pool of calls, whose connections send before the statement before is answered (`pipeline`). */
export const callPool = (pool: Pool): PostgresPool => ({
  connect: async () => new CallClient(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
})
