import { sortKey } from '#backend/tables/sort-key.ts'
import { z } from '#src/contract/zod.ts'

export type Row = { id: string; revision: number; createdAt: string; updatedAt: string }
/** Whose a row is: the client that made it may send the same id again and is given the same row. */
export type Owned = { organizationId: string; createdBy: string | null }

type Shape = Readonly<Record<string, z.ZodMiniType>>
const base = { id: z.string(), revision: z.int(), createdAt: z.string(), updatedAt: z.string() }

/** How a refusal names the key that is taken: at a field where there is one, as a conflict otherwise. */
type Taken = { code: string; field?: string }
/** Methods, because TypeScript then lets what is known of all kinds of rows be treated alike. */
export type Key<R> = {
  /** Null where a row has no such key. */
  of(row: R): string | null
  /** Set if no two rows may have the same key. */
  unique?: Taken
}

/** What a row is found by; a code is also found when it is typed without its separators. */
export type Findable = { texts: readonly (string | null)[]; codes: readonly (string | null)[] }
export type Search<R> = {
  of(row: R): Findable
  /** Also by what the credited artists are found by. */
  isFoundByCredits?: boolean
}
export type SortValue = string | number | null

/** The orders that every table has: these values are compared as they are. */
export const ALWAYS_SORTED = ['createdAt', 'updatedAt', 'id'] as const

/** The key that a value is put in order by; null, which comes last, where there is none. */
export const sortKeyOf = (value: SortValue): string | null => (value === null ? null : sortKey(String(value)))

export type Sorts<R> = Readonly<Record<string, { of(row: R): SortValue }['of']>>

export type ListName = 'credited' | 'contributed' | 'tracks' | 'people' | 'days'

type About<R> = {
  /** What rows are known by beside their id. */
  keys?: Readonly<Record<string, Key<R>>>
  /** Columns by which rows are often looked up. */
  indexes?: readonly (keyof R & string)[]
  /** Columns that filters also compare, though nobody looks rows up by them alone. */
  compared?: readonly (keyof R & string)[]
  /** Which table a column refers to, by the column. */
  refers?: Readonly<Partial<Record<keyof R & string, string>>>
  /** Columns of whose values the newest row is often asked for, as `latestOf` does. */
  latestOf?: readonly (keyof R & string)[]
  /** The column of the row whose organization these rows belong to. */
  ownedThrough?: keyof R & string
  /** Tables of which these rows are often asked whether any row refers to them. */
  referredBy?: readonly string[]
  /** All of them are often counted; those that a search finds are counted anyway. */
  isCounted?: boolean
  /** What filters look for in the lists of a row: ids, the names of people, and days. */
  lists?: { [List in ListName]?: { of(row: R): string[] }['of'] }
  search?: Search<R>
  sorts?: Sorts<R>
}
type ColumnsOf<C extends Shape> = z.ZodMiniObject<typeof base & C>
type Columns<C extends Shape> = z.output<ColumnsOf<C>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The stored row, with the defaults of the columns and fields that it lacks. */
const complete = (stored: unknown, defaults: unknown): unknown => {
  if (!isRecord(stored) || !isRecord(defaults)) return stored
  const whole: Record<string, unknown> = { ...defaults, ...stored }
  for (const name in defaults) if (name in stored) whole[name] = complete(stored[name], defaults[name])
  return whole
}

/** Adds defaults to a stored row before its schema parses it. */
export const withDefaults = (defaults: object) => z.transform((stored: unknown) => complete(stored, defaults))

/**
 * Declares a table: its columns with their schemas, and what else there is to know of it. `defaults` are the values of
 * columns, and of their fields, that a row may come without: it was stored before they were declared, or nobody has filled them in yet.
 */
export const defineTable = <C extends Shape, K extends keyof Columns<C>>(
  columns: C,
  defaults: Pick<Columns<C>, K>,
  about: About<Columns<C>> = {},
) => ({
  schema: z.pipe(withDefaults(defaults), z.object({ ...base, ...columns })),
  defaults,
  about,
})

export type RowOf<T extends { schema: z.ZodMiniType }> = z.output<T['schema']>
export type Declared<R> = { schema: z.ZodMiniType<R>; about: About<R> }
