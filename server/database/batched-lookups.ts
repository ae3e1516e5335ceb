import { type RawBuilder, sql } from 'kysely'
import type { Declared } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/table.ts'
import { partsOf } from './filter-parts.ts'
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

/** A question about one value: the column it is in, and whether that holds a list. */
type Lookup = { column: string; isList: boolean; value: string }

const LISTS = ['credited', 'contributed', 'people', 'tracks', 'days'] as const

/** The one value that a filter asks about, of a column with an index; undefined where it asks anything else. */
const lookupOf = <R>(declared: Declared<R>, filter: Filter<AnyRow>): Lookup | undefined => {
  const [part, ...more] = partsOf(filter)
  if (part === undefined || more.length > 0) return undefined
  for (const [name, value] of Object.entries(part.is ?? {}))
    if (typeof value === 'string' && lookupColumns(declared).has(name))
      return { column: columnName(name), isList: false, value }
  for (const [name, value] of Object.entries(part.key ?? {})) return { column: keyColumn(name), isList: false, value }
  for (const list of LISTS) {
    const [value, ...others] = part[list] ?? []
    if (value !== undefined && others.length === 0) return { column: listColumn(list), isList: true, value }
  }
  return undefined
}

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
  const found = new Map<string, Promise<R[]>>()

  const countOf = async (lookup: Lookup): Promise<number> => {
    const question: Question = (values) =>
      sql`select asked.value, (select count(*) from ${search} t where ${has(lookup)})::text as data, 0::bigint as place
        from ${asked(values)}`
    const [one] = await look(`count ${name} ${lookup.column}`, question, lookup.value)
    return Number(one?.data ?? 0)
  }
  const rowsOf = async (lookup: Lookup): Promise<R[]> => {
    const question: Question = (values) =>
      sql`select asked.value, r.row::text as data, t.made as place
        from ${asked(values)} join ${search} t on ${has(lookup)} join ${rows} r on r.id = t.id`
    return (await look(`rows ${name} ${lookup.column}`, question, lookup.value)).map(({ data }) => note(read(data)))
  }
  const rowsOnce = (lookup: Lookup): Promise<R[]> => {
    const key = `${lookup.column} ${lookup.value}`
    const answer = found.get(key) ?? rowsOf(lookup)
    found.set(key, answer)
    return answer
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
      return lookup === undefined ? undefined : countOf(lookup)
    },
    where: (filter: Filter<R>): Promise<R[]> | undefined => {
      const lookup = lookupOf(declared, filter)
      return lookup === undefined ? undefined : rowsOnce(lookup)
    },
    /** What will be asked about a value is known already, because it came with something else. */
    prefetch: (column: string, value: string, texts: readonly string[]): void => {
      found.set(`${column} ${value}`, Promise.resolve(texts.map((text) => note(read(text)))))
    },
    forget: () => found.clear(),
  }
}
