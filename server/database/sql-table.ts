import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { ALWAYS_SORTED, type Declared } from '#backend/tables/define-table.ts'
import type { Filter, Paging, Sort, Table } from '#backend/tables/table.ts'
import { z } from '#src/contract/zod.ts'
import { batchedLookups } from './batched-lookups.ts'
import type { Condition } from './filter-condition.ts'
import { isJoined, partsOf } from './filter-parts.ts'
import type { Look } from './lookup-queue.ts'
import type { ReadRow } from './parsed-rows.ts'
import { putRows, refusedAsTaken } from './put-rows.ts'
import { rowCount } from './row-counts.ts'
import { type AnyRow, columnName, rowTable, searchTable, sortColumn } from './stored-columns.ts'

/** Tables are asked by their declarations, so the names of columns are not known to the compiler. */
export type Stored = Record<string, never>
export type Connection = Kysely<Stored> | Transaction<Stored>

const counted = z.object({ count: z.coerce.number() })
const grouped = z.object({ id: z.string(), count: z.coerce.number() })
const stored = z.object({ row: z.string() })
/** A page of all that somebody has, with how many there are: none of these is on a page past the end. */
const shownWithCount = z.object({ count: z.coerce.number(), row: z.nullable(z.string()) })

/** As many rows as are quickly put in order. */
const FEW = 20_000

/** Whose rows a filter asks for, where it asks nothing else; null of all, undefined where it asks more. */
const ownerAsked = (filter: Filter<AnyRow>): string | null | undefined => {
  const [part, ...more] = partsOf(filter)
  if (part === undefined) return null
  const owner = Object.entries(part.is ?? {}).find(([name]) => name === 'organizationId')?.[1]
  return more.length === 0 && typeof owner === 'string' ? owner : undefined
}

/** The ids that a filter asks for, each once, where it asks nothing else. */
const onlyIds = (filter: Filter<AnyRow>): string[] | undefined => {
  const [part, ...more] = partsOf(filter)
  return part?.ids === undefined || more.length > 0 ? undefined : [...new Set(part.ids)]
}

type Opened<R> = { connection: Connection; look: Look; read: ReadRow<R> }
/** What came with an answer before anybody asked for it. */
export type OpenTable<R> = Table<R> & {
  prefetchRow: (id: string, text: string | undefined) => void
  prefetchRows: (column: string, value: string, texts: readonly string[]) => void
}

/** The rows of one table, in the transaction that is given. */
export const createSqlTable = <R extends AnyRow>(
  tableName: string,
  declared: Declared<R>,
  condition: (filter: Filter<R>) => Condition,
  { connection, look, read: readRow }: Opened<R>,
): OpenTable<R> => {
  const rows = sql.table(rowTable(tableName))
  const search = sql.table(searchTable(tableName))
  const isCounted = declared.about.search !== undefined || declared.about.isCounted === true

  /** What was read or asked for: a transaction sees one state of the table, until it changes it. */
  const known = new Map<string, Promise<R | undefined>>()
  const note = (row: R): R => {
    known.set(row.id, Promise.resolve(row))
    return row
  }
  const parse = (text: string): R => note(readRow(text))
  const read = async (query: RawBuilder<unknown>): Promise<R[]> => {
    const { rows: found } = await query.execute(connection)
    return found.map((one) => parse(stored.parse(one).row))
  }
  const orderOf = (sort: Sort | undefined): RawBuilder<unknown> => {
    const newest = sql`t.created_at desc, t.id desc`
    if (sort === undefined) return newest
    const isAlways = ALWAYS_SORTED.some((each) => each === sort.by)
    const by = sql.ref(`t.${isAlways ? columnName(sort.by) : sortColumn(sort.by)}`)
    return sql`${by} ${sql.raw(sort.direction === 'desc' ? 'desc' : 'asc')}, ${newest}`
  }
  const countOne = async (filter: Filter<R>): Promise<number> => {
    const owner = isCounted ? ownerAsked(filter) : undefined
    const query =
      owner === undefined
        ? sql`select count(*) from ${search} t where ${condition(filter)}`
        : rowCount(searchTable(tableName), owner)
    return counted.parse((await query.execute(connection)).rows[0]).count
  }
  const whereOne = (filter: Filter<R>, limit?: number): Promise<R[]> => {
    const order = filter.ids === undefined ? sql`t.made` : sql`array_position(${filter.ids}::text[], t.id), t.made`
    const most = limit === undefined ? sql`` : sql` limit ${limit}`
    return read(
      sql`select row::text from ${search} t join ${rows} using (id) where ${condition(filter)} order by ${order}${most}`,
    )
  }
  /** Undefined where nothing is on the page, and so nobody has counted. */
  const pageWithCount = async (filter: Filter<R>, paging: { perPage: number; skipped: number }, sort?: Sort) => {
    const matching = sql`select * from ${search} t where ${condition(filter)} offset 0`
    const shown = sql`select t.id, count(*) over () as count from (${matching}) t order by ${orderOf(sort)} limit ${paging.perPage} offset ${paging.skipped}`
    const { rows: found } = await sql`select (select row::text from ${rows} r where r.id = shown.id) as row, count
      from (${shown}) shown`.execute(connection)
    const [first] = found
    if (first === undefined) return undefined
    return { rows: found.map((one) => parse(stored.parse(one).row)), count: counted.parse(first).count }
  }
  const lookups = batchedLookups(tableName, declared, look, { read: readRow, note })
  const count = async (filter: Filter<R>) => {
    const isKnown = isCounted && ownerAsked(filter) !== undefined
    return (isKnown ? undefined : await lookups.count(filter)) ?? countOne(filter)
  }
  const getOnce = (id: string): Promise<R | undefined> => {
    const row = known.get(id) ?? lookups.get(id)
    known.set(id, row)
    return row
  }
  const forget = () => {
    known.clear()
    lookups.forget()
  }
  /** How many somebody has is known without counting: it comes with the page. */
  const pageOfAll = async (filter: Filter<R>, owner: string | null, limits: RawBuilder<unknown>, sort?: Sort) => {
    const shown = sql`select t.id, row_number() over (order by ${orderOf(sort)}) as place
      from (select * from ${search} t where ${condition(filter)} order by ${orderOf(sort)} ${limits}) t`
    const { rows: found } = await sql`select count, (select row::text from ${rows} r where r.id = shown.id) as row
      from (${rowCount(searchTable(tableName), owner)}) counted left join (${shown}) shown on true
      order by shown.place`.execute(connection)
    const all = found.map((one) => shownWithCount.parse(one))
    return { rows: all.flatMap(({ row }) => (row === null ? [] : [parse(row)])), count: all[0]?.count ?? 0 }
  }
  return {
    get: getOnce,
    where: async (filter, limit) => {
      const ids = onlyIds(filter)
      if (ids !== undefined) return (await Promise.all(ids.map(getOnce))).flatMap((row) => row ?? []).slice(0, limit)
      return (limit === undefined ? await lookups.where(filter) : undefined) ?? whereOne(filter, limit)
    },
    count,
    page: async (filter: Filter<R>, { page, perPage }: Paging, sort?: Sort) => {
      const skipped = (page - 1) * perPage
      // What joins other tables is found once, for its count as well.
      const together = isJoined(filter) ? await pageWithCount(filter, { perPage, skipped }, sort) : undefined
      if (together !== undefined) return together
      const owner = isCounted ? ownerAsked(filter) : undefined
      if (owner !== undefined) return pageOfAll(filter, owner, sql`limit ${perPage} offset ${skipped}`, sort)
      const count = await countOne(filter)
      if (count <= skipped) return { rows: [], count }
      const matching = sql`select * from ${search} t where ${condition(filter)}`
      // Few are found first and put in order then: to go through all in their order takes long until they come.
      const fenced = count < FEW ? sql`(${matching} offset 0)` : sql`(${matching})`
      // Rows are read once it is known which, however many come before them.
      const shown = sql`select t.id from ${fenced} t order by ${orderOf(sort)} limit ${perPage} offset ${skipped}`
      return {
        rows: await read(
          sql`select (select row::text from ${rows} r where r.id = shown.id) as row from (${shown}) shown`,
        ),
        count,
      }
    },
    groups: async (filter: Filter<R>, column: string, { page, perPage }: Paging, sort?: Sort) => {
      const by = sql.ref(columnName(column))
      const shown = sql`select ${by} as id, row_number() over (order by ${orderOf(sort)}) as place from ${search} t where ${condition(filter)}`
      const { rows: found } = await sql`select id, count(*) over () as count from (${shown}) groups
        group by id order by min(place) limit ${perPage} offset ${(page - 1) * perPage}`.execute(connection)
      const groups = found.map((row) => grouped.parse(row))
      const total = sql`select count(distinct ${by}) from ${search} t where ${condition(filter)}`
      return {
        ids: groups.map(({ id }) => id),
        count: groups[0]?.count ?? counted.parse((await total.execute(connection)).rows[0]).count,
      }
    },
    put: async (row) => {
      await putRows(tableName, declared, connection, [row]).catch((error: unknown) => {
        throw refusedAsTaken(tableName, declared, error)
      })
      forget()
      return row
    },
    remove: async (id) => {
      await sql`delete from ${rows} where id = ${id}`.execute(connection)
      forget()
    },
    prefetchRow: (id, text) => void known.set(id, Promise.resolve(text === undefined ? undefined : parse(text))),
    prefetchRows: lookups.prefetch,
  }
}
