import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { ALWAYS_SORTED, type Declared } from '#backend/tables/define-table.ts'
import type { Filter, Paging, Sort, Table } from '#backend/tables/table.ts'
import { z } from '#src/contract/zod.ts'
import { batchedLookups } from './batched-lookups.ts'
import type { Conditions } from './filter-condition.ts'
import { hasTexts, isJoined, partsOf, textsAsked } from './filter-parts.ts'
import type { Look, Question } from './lookup-queue.ts'
import type { ReadRow } from './parsed-rows.ts'
import { putRows } from './put-rows.ts'
import { rowCount } from './row-counts.ts'
import { type AnyRow, columnName, rowTable, searchTable, sortColumn } from './stored-columns.ts'
import { takenKey } from './unique-violation.ts'

/** Tables are asked by their declarations, so the names of columns are not known to the compiler. */
export type Stored = Record<string, never>
export type Connection = Kysely<Stored> | Transaction<Stored>

const counted = z.object({ count: z.coerce.number() })
const grouped = z.object({ id: z.string(), count: z.coerce.number() })
const stored = z.object({ row: z.string() })
/** A page of all that somebody has, with how many there are: none of these is on a page past the end. */
const shownWithCount = z.object({ count: z.coerce.number(), row: z.nullable(z.string()) })

const IDS: ReadonlySet<string> = new Set(['id'])

/** As many rows as are quickly put in order. */
const FEW = 20_000

/** Whose rows a filter asks for, where it asks nothing else; null of all, undefined where it asks more. */
const ownerAsked = (filter: Filter<AnyRow>): string | null | undefined => {
  const [part, ...more] = partsOf(filter)
  if (part === undefined) return null
  const owner = Object.entries(part.is ?? {}).find(([name]) => name === 'organizationId')?.[1]
  return more.length === 0 && typeof owner === 'string' ? owner : undefined
}

const isSearch = (filter: Filter<AnyRow>): boolean => partsOf(filter).some(({ found }) => found !== undefined)

/** Ids that a filter asks for, each once, and what texts their rows have to have; undefined where it asks anything else. */
const idsWithTexts = (filter: Filter<AnyRow>) => {
  const [part, ...others] = partsOf(filter)
  const texts = textsAsked(others)
  return part?.ids === undefined || texts === undefined ? undefined : { ids: [...new Set(part.ids)], texts }
}

type Counted = {
  perPage: number
  skipped: number
  /** Of more than these neither page nor count is wanted. */
  most: number | undefined
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
  { match: condition, alternativesOf }: Conditions<Filter<R>>,
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
  const orderColumn = ({ by }: Sort): string =>
    ALWAYS_SORTED.some((each) => each === by) ? columnName(by) : sortColumn(by)
  const orderOf = (sort: Sort | undefined): RawBuilder<unknown> => {
    const newest = sql`t.created_at desc, t.id desc`
    if (sort === undefined) return newest
    return sql`${sql.ref(`t.${orderColumn(sort)}`)} ${sql.raw(sort.direction === 'desc' ? 'desc' : 'asc')}, ${newest}`
  }
  /** The rows that match, each once, with these columns: each of several alternatives is looked for by itself. */
  const matching = (filter: Filter<R>, names: ReadonlySet<string>): RawBuilder<unknown> => {
    const columns = sql.join([...names].map((name) => sql.ref(`t.${name}`)))
    const conditions = alternativesOf(filter) ?? [condition(filter)]
    return sql.join(
      conditions.map((one) => sql`select ${columns} from ${search} t where ${one}`),
      sql` union `,
    )
  }
  /** How many somebody has is noted, and asked for with whatever else is asked for just now. */
  const countNoted = async (owner: string | null): Promise<number> => {
    const table = searchTable(tableName)
    const question: Question = (values) =>
      sql`select asked.value, (${rowCount(table, owner === null ? null : sql`asked.value`)})::text as data, 0::bigint as place
        from unnest(${values}::text[]) as asked(value)`
    const name = owner === null ? `noted ${tableName}` : `noted own ${tableName}`
    const [noted] = await look(name, question, owner ?? '')
    return Number(noted?.data ?? 0)
  }
  const countOne = async (filter: Filter<R>): Promise<number> => {
    const query = sql`select count(*) from (${matching(filter, IDS)}) t`
    return counted.parse((await query.execute(connection)).rows[0]).count
  }
  const whereOne = (filter: Filter<R>, limit?: number): Promise<R[]> => {
    const order = filter.ids === undefined ? sql`t.made` : sql`array_position(${filter.ids}::text[], t.id), t.made`
    const most = limit === undefined ? sql`` : sql` limit ${limit}`
    return read(
      sql`select row::text from ${search} t join ${rows} using (id) where ${condition(filter)} order by ${order}${most}`,
    )
  }
  /** Undefined where nobody has counted: nothing is on the page, or more match than are to be put in order. */
  const pageWithCount = async (filter: Filter<R>, { perPage, skipped, most }: Counted, sort?: Sort) => {
    const limit = most === undefined ? sql`offset 0` : sql`limit ${most + 1}`
    const columns = new Set(['id', 'created_at', ...(sort === undefined ? [] : [orderColumn(sort)])])
    const shown = sql`select t.id, count(*) over () as count from (${matching(filter, columns)} ${limit}) t
      order by ${orderOf(sort)} limit ${perPage} offset ${skipped}`
    const { rows: found } = await sql`select (select row::text from ${rows} r where r.id = shown.id) as row, count
      from (${shown}) shown`.execute(connection)
    const [first] = found
    if (first === undefined) return skipped === 0 ? { rows: [], count: 0 } : undefined
    const { count } = counted.parse(first)
    if (most !== undefined && count > most) return undefined
    return { rows: found.map((one) => parse(stored.parse(one).row)), count }
  }
  const lookups = batchedLookups(tableName, declared, look, { read: readRow, note })
  const getOnce = (id: string): Promise<R | undefined> => {
    const row = known.get(id) ?? lookups.get(id)
    known.set(id, row)
    return row
  }
  /** What is asked of columns of rows that are named is looked at here: the rows are known, or will be asked for. */
  const rowsNamed = async (filter: Filter<R>): Promise<R[] | undefined> => {
    const asked = idsWithTexts(filter)
    if (asked === undefined) return undefined
    const named = (await Promise.all(asked.ids.map(getOnce))).flatMap((row) => row ?? [])
    return named.filter((row) => hasTexts(row, asked.texts))
  }
  const count = async (filter: Filter<R>) => {
    const named = await rowsNamed(filter)
    if (named !== undefined) return named.length
    const owner = isCounted ? ownerAsked(filter) : undefined
    if (owner !== undefined) return countNoted(owner)
    return (await lookups.count(filter)) ?? countOne(filter)
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
      from (${rowCount(searchTable(tableName), owner === null ? null : sql`${owner}`)}) counted left join (${shown}) shown on true
      order by shown.place`.execute(connection)
    const all = found.map((one) => shownWithCount.parse(one))
    return { rows: all.flatMap(({ row }) => (row === null ? [] : [parse(row)])), count: all[0]?.count ?? 0 }
  }
  return {
    get: getOnce,
    where: async (filter, limit) => {
      const named = await rowsNamed(filter)
      if (named !== undefined) return named.slice(0, limit)
      return (limit === undefined ? await lookups.where(filter) : undefined) ?? whereOne(filter, limit)
    },
    count,
    page: async (filter: Filter<R>, { page, perPage }: Paging, sort?: Sort) => {
      const skipped = (page - 1) * perPage
      // What joins other tables, or is searched for, is found once, for its count as well.
      const isOnce = isJoined(filter)
      const most = isOnce ? undefined : FEW
      const together =
        isOnce || isSearch(filter) ? await pageWithCount(filter, { perPage, skipped, most }, sort) : undefined
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
        throw takenKey(tableName, declared.about.keys, error) ?? error
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
