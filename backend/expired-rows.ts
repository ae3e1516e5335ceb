import dayjs from 'dayjs'
import type { Database } from '#backend/ports.ts'
import type { Row } from '#backend/tables/define-table.ts'
import type { Filter, ReadTable } from '#backend/tables/table.ts'
import type { ReadTables, Rows, Tables } from '#backend/tables/tables.ts'
import { ANSWER_RETENTION_DAYS, ROWS_REMOVED_AT_ONCE } from '#src/domain/limits.ts'

const removeAll = async <R extends Row>(
  { read, write }: Database,
  reading: (tables: ReadTables) => ReadTable<R>,
  writing: (tables: Tables) => { remove: (id: string) => Promise<void> },
  filter: Filter<R>,
): Promise<void> => {
  for (;;) {
    const rows = await read((tables) => reading(tables).where(filter, ROWS_REMOVED_AT_ONCE))
    if (rows.length === 0) return
    await write(async (tables) => {
      for (const { id } of rows) await writing(tables).remove(id)
    })
  }
}

/** Removes sessions that ended, codes that expired a day ago, and answers after 35 days. Writes nothing where there are none. */
export const removeExpiredRows = async (database: Database, now: Date): Promise<void> => {
  const ago = (days: number) => dayjs(now).subtract(days, 'day').toISOString()
  const ended = { upTo: { expiresAt: now.toISOString() } }
  await removeAll<Rows['tokens']>(
    database,
    ({ tokens }) => tokens,
    ({ tokens }) => tokens,
    ended,
  )
  // The row of a code counts how often it was sent and tried.
  const expired = { upTo: { expiresAt: ago(1) } }
  await removeAll<Rows['codes']>(
    database,
    ({ codes }) => codes,
    ({ codes }) => codes,
    expired,
  )
  const old = { olderThan: { createdAt: ago(ANSWER_RETENTION_DAYS), id: '' } }
  await removeAll<Rows['answers']>(
    database,
    ({ answers }) => answers,
    ({ answers }) => answers,
    old,
  )
}
