import type { Rows } from '#backend/tables/tables.ts'

/**
 * Which rows are asked for: plain data, so that it can be answered in memory and be written as SQL. A row has to match
 * every part; an empty filter matches every row.
 */
export type Filter<R> = {
  /** One of the rows with these ids. */
  ids?: readonly string[]
  is?: { readonly [Column in keyof R]?: R[Column] }
  in?: { readonly [Column in keyof R]?: readonly R[Column][] }
  /** Has a text here that is this one or comes before it, as a day does. */
  upTo?: { readonly [Column in keyof R]?: string }
  /** A key that the table declares has this value. */
  key?: Readonly<Record<string, string>>
  /** One of these artists is credited. */
  credited?: readonly string[]
  /** One of these is credited beside the artists; names as `creditedKeys` gives them. */
  contributed?: readonly string[]
  /** One of these people is behind it; names as `personKey` gives them. */
  people?: readonly string[]
  /** One of these assets is on the tracklist. */
  tracks?: readonly string[]
  /** It comes out on one of these days somewhere, `YYYY-MM-DD`. */
  days?: readonly string[]
  /** Found by this search; `own` leaves out what is found by the credited artists only. */
  found?: { readonly search: string; readonly own?: boolean }
  /** Comes after this row in the order of the newest first. */
  olderThan?: { readonly createdAt: string; readonly id: string }
  /** The last of the rows that refer to the same as it does by all of these columns. */
  latestOf?: { readonly [Column in keyof R]?: true }
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

export type PageOf<R> = { rows: R[]; count: number }
export type GroupsOf = { ids: string[]; count: number }
export type Paging = { page: number; perPage: number }
/**
 * By what a page is put in order: one of the orders that the table declares, as `sortKeyOf` reads them, or one of
 * `ALWAYS_SORTED`. Without one the newest come first, as they do among equal rows.
 */
export type Sort = { by: string; direction: 'asc' | 'desc' }

/** What a query may do with a table. */
export type ReadTable<R> = {
  /** Calls of one tick are answered together. */
  get: (id: string) => Promise<R | undefined>
  /** In the order in which the rows were made, or that of the ids asked for; without a limit only where few can match. */
  where: (filter: Filter<R>, limit?: number) => Promise<R[]>
  count: (filter: Filter<R>) => Promise<number>
  /** Pages count from 1; one past the end is empty and has the true count. */
  page: (filter: Filter<R>, paging: Paging, sort?: Sort) => Promise<PageOf<R>>
  /** The ids in a column that refers to other rows, each once, in the order of the first row that has it. */
  groups: (filter: Filter<R>, column: keyof R & string, paging: Paging, sort?: Sort) => Promise<GroupsOf>
}

/** Rows are immutable: to change one, put another with the same id. */
export type Table<R> = ReadTable<R> & {
  /** Refused with `KeyTaken` where another row has one of its unique keys. */
  put: (row: R) => Promise<R>
  remove: (id: string) => Promise<void>
}

/** A row has a unique key that another row of its table has already. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken'
  readonly table: string
  readonly key: string
  constructor(table: string, key: string) {
    super(`${table}.${key}`)
    this.table = table
    this.key = key
  }
}
