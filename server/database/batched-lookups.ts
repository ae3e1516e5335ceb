import { type RawBuilder, sql } from 'kysely'
import type { Declared } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/table.ts'
import { hasTexts, partsOf, type Texts, textsAsked } from './filter-parts.ts'
import type { Look, Question } from './lookup-queue.ts'
import type { ReadRow } from './parsed-rows.ts'
import {
  type AnyRow,
  columnName,
  keyColumn,
  listColumn,
  lookupColumns,
  rowTable,
  searchTable,
} from './stored-columns.ts'

/** A question about a value, or about any of several: the column they are in, and whether that holds a list. */
type Lookup = { column: string; isList: boolean; values: readonly string[]; texts?: Texts }

const LISTS = ['credited', 'contributed', 'people', 'tracks', 'days'] as const

/** More are better looked for together. */
const VALUES_MAX = 8

/** The values that a filter asks about, of a column with an index; undefined where it asks anything else. */
const lookupOf = <R>(declared: Declared<R>, filter: Filter<AnyRow>): Lookup | undefined => {
  const [part, ...more] = partsOf(filter)
  if (part === undefined) return undefined
  const texts = textsAsked(more)
  // A list has few rows of any value, and a column may have very many.
  for (const list of texts === undefined ? [] : LISTS) {
    const values = [...new Set(part[list])]
    if (values.length > 0 && values.length <= VALUES_MAX)
      return { column: listColumn(list), isList: true, values, texts }
  }
  if (more.length > 0) return undefined
  for (const [name, value] of Object.entries(part.is ?? {}))
    if (typeof value === 'string' && lookupColumns(declared).has(name))
      return { column: columnName(name), isList: false, values: [value] }
  for (const [name, value] of Object.entries(part.key ?? {}))
    return { column: keyColumn(name), isList: false, values: [value] }
  for (const [name, values = []] of Object.entries(part.in ?? {})) {
    const texts = [...new Set(values.filter((value) => typeof value === 'string'))]
    const isFew = texts.length === values.length && texts.length > 0 && texts.length <= VALUES_MAX
    if (isFew && lookupColumns(declared).has(name)) return { column: columnName(name), isList: false, values: texts }
  }
  return undefined
}

/** A row, and its place in the order in which all were made. */
type Placed<R> = { row: R; place: number }

/** The rows that answer a filter, and what is known of them until the transaction changes the table. */
type Known<R> = { read: ReadRow<R>; note: (row: R) => R }

/** Answers filters that ask about one value of an indexed column; undefined for any other filter. */
export const batchedLookups = <R extends AnyRow>(
  name: string,
  declared: Declared<R>,
  look: Look,
  { read, note }: Known<R>,
) => {
  const search = sql.table(searchTable(name))
  const rows = sql.table(rowTable(name))
  const asked = (values: readonly string[]) => sql`unnest(${values}::text[]) as asked(value)`
  const has = ({ column, isList }: Lookup): RawBuilder<unknown> =>
    isList ? sql`t.${sql.ref(column)} @> array[asked.value]` : sql`t.${sql.ref(column)} = asked.value`
  const found = new Map<string, Promise<Placed<R>[]>>()

  const countOf = async (lookup: Lookup, value: string): Promise<number> => {
    const question: Question = (values) =>
      sql`select asked.value, (select count(*) from ${search} t where ${has(lookup)})::text as data, 0::bigint as place
        from ${asked(values)}`
    const [one] = await look(`count ${name} ${lookup.column}`, question, value)
    return Number(one?.data ?? 0)
  }
  const rowsOf = async (lookup: Lookup, value: string): Promise<Placed<R>[]> => {
    const question: Question = (values) =>
      sql`select asked.value, r.row::text as data, t.made as place
        from ${asked(values)} join ${search} t on ${has(lookup)} join ${rows} r on r.id = t.id`
    const answer = await look(`rows ${name} ${lookup.column}`, question, value)
    return answer.map(({ data, place }) => ({ row: note(read(data)), place }))
  }
  const rowsOnce = (lookup: Lookup, value: string): Promise<Placed<R>[]> => {
    const key = `${lookup.column} ${value}`
    const answer = found.get(key) ?? rowsOf(lookup, value)
    found.set(key, answer)
    return answer
  }
  const rowsOfAny = async (lookup: Lookup): Promise<R[]> => {
    const placed = (await Promise.all(lookup.values.map((value) => rowsOnce(lookup, value)))).flat()
    const each = new Map(placed.map((one) => [one.row.id, one]))
    const ordered = [...each.values()].toSorted((a, b) => a.place - b.place).map(({ row }) => row)
    return ordered.filter((row) => hasTexts(row, lookup.texts))
  }
  return {
    get: async (id: string): Promise<R | undefined> => {
      const question: Question = (values) =>
        sql`select r.id as value, r.row::text as data, 0::bigint as place from ${rows} r where r.id = any(${values}::text[])`
      const [one] = await look(`get ${name}`, question, id)
      return one === undefined ? undefined : note(read(one.data))
    },
    count: (filter: Filter<R>): Promise<number> | undefined => {
      const lookup = lookupOf(declared, filter)
      const [value, ...others] = lookup?.values ?? []
      if (lookup === undefined || value === undefined) return undefined
      // A row may have several of them.
      return others.length > 0 || (lookup.texts ?? []).length > 0 ? undefined : countOf(lookup, value)
    },
    where: (filter: Filter<R>): Promise<R[]> | undefined => {
      const lookup = lookupOf(declared, filter)
      return lookup === undefined ? undefined : rowsOfAny(lookup)
    },
    /** What will be asked about a value is known already, because it came with something else. */
    prefetch: (column: string, value: string, texts: readonly string[]): void => {
      const rowsFound = texts.map((text, place) => ({ row: note(read(text)), place }))
      found.set(`${column} ${value}`, Promise.resolve(rowsFound))
    },
    forget: () => found.clear(),
  }
}
