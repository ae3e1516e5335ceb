import type { Filter } from '#backend/tables/filter.ts'

export type PageOf<R> = { rows: R[]; count: number }
export type Paging = { page: number; perPage: number }
/**
 * By what a page is put in order: one of the orders that the table declares. Without one the newest come first. Numbers
 * in texts count by their value, and case does not, unless it is in alphabetical order.
 */
export type Sort = { by: string; direction: 'asc' | 'desc'; isAlphabetical?: boolean }

/** What a query may do with a table. */
export type ReadTable<R> = {
  /** Calls of one tick are answered together. */
  get: (id: string) => Promise<R | undefined>
  /** In the order in which the rows were made, or that of the ids asked for; without a limit only where few can match. */
  where: (filter: Filter<R>, limit?: number) => Promise<R[]>
  count: (filter: Filter<R>) => Promise<number>
  /** Pages count from 1; one past the end is empty and has the true count. */
  page: (filter: Filter<R>, paging: Paging, sort?: Sort) => Promise<PageOf<R>>
}

/** Rows are never altered in place: to change one, put another with the same id. */
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
