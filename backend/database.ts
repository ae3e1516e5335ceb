import type { ReadTables, Tables } from '#backend/tables/tables.ts'

/** What a host provides to store rows in. */
export type Database = {
  /** Sees one state of all tables, and changes nothing. */
  read: <T>(work: (tables: ReadTables) => Promise<T>) => Promise<T>
  /** As if nobody else wrote meanwhile: all of it is stored when the work succeeds, and nothing when it throws. */
  write: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>
}
