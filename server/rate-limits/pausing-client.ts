/** What sends a query to Postgres: a pool, or a connection. */
export type PostgresClient = {
  query: (query: { text: string; values?: unknown[] }) => Promise<{ rows: unknown[]; rowCount: number | null }>
}

const PAUSE_MS = 5000

/**
 * After a query that failed, the next ones fail at once for a while. A call counts several times, one after another: each
 * of them would wait anew for a database that is silent.
 */
export const pausingClient = (client: PostgresClient): PostgresClient => {
  let pausesUntil = 0
  return {
    query: async (query) => {
      if (performance.now() < pausesUntil) throw new Error('the database did not answer a moment ago')
      try {
        return await client.query(query)
      } catch (error) {
        pausesUntil = performance.now() + PAUSE_MS
        throw error
      }
    },
  }
}
