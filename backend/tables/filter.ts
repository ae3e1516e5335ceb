import type { Rows } from '#backend/tables/tables.ts'

/**
 * Which rows are asked for: plain data, so that it can be answered in memory and be written as SQL. Everything that is
 * said has to hold; an empty filter matches every row.
 */
export type Filter<R> = {
  /** One of the rows with these ids. */
  ids?: readonly string[]
  is?: { readonly [Column in keyof R]?: R[Column] }
  in?: { readonly [Column in keyof R]?: readonly R[Column][] }
  /** A key that the table declares has this value. */
  key?: Readonly<Record<string, string>>
  /** One of these artists is credited. */
  credited?: readonly string[]
  /** One of these assets is on the tracklist. */
  tracks?: readonly string[]
  /** Found by this search; `own` leaves out what is found by the credited artists only. */
  found?: { readonly search: string; readonly own?: boolean }
  /** Comes after this place among the newest first. */
  olderThan?: { readonly createdAt: string; readonly id: string }
  /** Some row of the other table refers to this one and matches. */
  has?: { readonly [Table in keyof Rows]?: Filter<Rows[Table]> }
  /** The row of the other table that this one refers to is there and matches. */
  of?: { readonly [Table in keyof Rows]?: Filter<Rows[Table]> }
  not?: Filter<R>
  any?: readonly Filter<R>[]
  all?: readonly Filter<R>[]
}

/** Matches every row. */
export const EVERY: Filter<object> = {}
/** Matches no row. */
export const NONE: Filter<object> = { any: [] }
