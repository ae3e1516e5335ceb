import { type RawBuilder, sql } from 'kysely'
import type { Declared } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/table.ts'
import { z } from '#src/contract/zod.ts'
import { partsOf } from './filter-parts.ts'
import { KEPT } from './prepared-statements.ts'
import type { Connection } from './sql-table.ts'
import { type AnyRow, columnName, keyColumn, listColumn, lookedUp, rowTable, searchTable } from './stored-columns.ts'

/** A question about one value: the column it is in, and whether that holds a list. */
type Lookup = { column: string; isList: boolean; value: string }

const counted = z.object({ value: z.string(), count: z.coerce.number() })
const held = z.object({ value: z.string(), row: z.unknown() })
const LISTS = ['credited', 'contributed', 'people', 'tracks', 'days'] as const

/** The one value that a filter asks about, of a column with an index; undefined where it asks anything else. */
const lookupOf = <R>(declared: Declared<R>, filter: Filter<AnyRow>): Lookup | undefined => {
  const [part, ...more] = partsOf(filter)
  if (part === undefined || more.length > 0) return undefined
  for (const [name, value] of Object.entries(part.is ?? {}))
    if (typeof value === 'string' && lookedUp(declared).has(name))
      return { column: columnName(name), isList: false, value }
  for (const [name, value] of Object.entries(part.key ?? {})) return { column: keyColumn(name), isList: false, value }
  for (const list of LISTS) {
    const [value, ...others] = part[list] ?? []
    if (value !== undefined && others.length === 0) return { column: listColumn(list), isList: true, value }
  }
  return undefined
}

/** What can go on without the database has gone on, and asked for what it needs. */
export const everybodyAsked = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** Asks about values one by one and reads all of a tick at once: the views of a page ask the same of each of its rows. */
const together = <T>(read: (column: Omit<Lookup, 'value'>, values: readonly string[]) => Promise<Map<string, T>>) => {
  const waiting = new Map<string, { values: Set<string>; answers: Promise<Map<string, T>> }>()
  const start = (lookup: Lookup) => {
    const values = new Set<string>()
    const ask = async () => {
      await everybodyAsked()
      waiting.delete(lookup.column)
      return read(lookup, [...values])
    }
    const started = { values, answers: ask() }
    waiting.set(lookup.column, started)
    return started
  }
  return async (lookup: Lookup): Promise<T | undefined> => {
    const { values, answers } = waiting.get(lookup.column) ?? start(lookup)
    values.add(lookup.value)
    return (await answers).get(lookup.value)
  }
}

/** Answers filters that ask about one value of an indexed column; undefined for any other filter. */
export const batchedLookups = <R extends AnyRow>(
  name: string,
  declared: Declared<R>,
  connection: Connection,
  parse: (row: unknown) => R,
) => {
  const search = sql.table(searchTable(name))
  const has = ({ column, isList }: Omit<Lookup, 'value'>): RawBuilder<unknown> =>
    isList ? sql`t.${sql.ref(column)} @> array[asked.value]` : sql`t.${sql.ref(column)} = asked.value`
  const asked = (values: readonly string[]) => sql`unnest(${values}::text[]) as asked(value)`

  const counts = together(async (lookup, values) => {
    const { rows } =
      await sql`${KEPT}select asked.value, (select count(*) from ${search} t where ${has(lookup)}) as count
      from ${asked(values)}`.execute(connection)
    return new Map(rows.map((row) => counted.parse(row)).map(({ value, count }) => [value, count]))
  })
  const wheres = together(async (lookup, values) => {
    const { rows } = await sql`${KEPT}select asked.value, row from ${asked(values)} join ${search} t on ${has(lookup)}
      join ${sql.table(rowTable(name))} using (id) order by t.made`.execute(connection)
    const found = new Map(values.map((value): [string, R[]] => [value, []]))
    for (const one of rows.map((row) => held.parse(row))) found.get(one.value)?.push(parse(one.row))
    return found
  })
  const answered = <T>(filter: Filter<R>, ask: (lookup: Lookup) => Promise<T>): Promise<T> | undefined => {
    const lookup = lookupOf(declared, filter)
    return lookup === undefined ? undefined : ask(lookup)
  }
  return {
    count: (filter: Filter<R>) => answered(filter, counts),
    where: (filter: Filter<R>) => answered(filter, wheres),
  }
}
