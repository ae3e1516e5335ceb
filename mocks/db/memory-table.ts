import type { Declared } from '#backend/tables/define-table.ts'
import { type Filter, type GroupsOf, KeyTaken, type Paging, type Sort, type Table } from '#backend/tables/table.ts'
import type { ArtistWords } from '#mocks/db/artist-words.ts'
import { batchedGets } from '#mocks/db/batched-gets.ts'
import { createFilterCompiler, type Other, type Others } from '#mocks/db/compile-filter.ts'
import { firstFew, type Order } from '#mocks/db/order.ts'
import { FEW, type RowPredicate } from '#mocks/db/row-predicate.ts'
import { createRowStore, type RowStore } from '#mocks/db/row-store.ts'
import { type AnyRow, createTableIndexes } from '#mocks/db/table-indexes.ts'
import { type Related, unrelated } from '#mocks/db/word-index.ts'

/** What is on a page of rows that match. */
const pageAmong = <R>(rows: readonly R[], { page, perPage }: Paging, { compare }: Order<R>) => ({
  rows: firstFew(rows, page * perPage, compare).slice((page - 1) * perPage),
  count: rows.length,
})

/** A page found by going through the whole table in its order; where all that match are counted, it ends with the page. */
const pageThrough = <R>(
  all: readonly R[],
  { page, perPage }: Paging,
  order: Order<R>,
  isMatch: (position: number) => boolean,
  counted?: number,
) => {
  const [from, to] = [(page - 1) * perPage, page * perPage]
  const rows: R[] = []
  let count = 0
  for (const position of order.positions(all)) {
    if (counted !== undefined && count >= to) break
    if (!isMatch(position)) continue
    const row = count >= from && count < to ? all[position] : undefined
    if (row !== undefined) rows.push(row)
    count += 1
  }
  return { rows, count: counted ?? count }
}

/** The searchable names of the credited artists, by the same function until the artists change. */
const relatedOf = <R>({ about: { search, lists } }: Declared<R>, { artistWords }: Others): Related<R> => {
  if (search?.isFoundByCredits !== true) return unrelated
  let last: { words: ArtistWords; related: (row: R) => string } | undefined
  return () => {
    const words = artistWords()
    if (last?.words !== words) last = { words, related: (row) => words(lists?.credited?.(row) ?? []) }
    return last.related
  }
}

/** Whether a filter is answered by its own table alone. */
const isLocal = <R>({ has, of, found, not, any = [], all = [] }: Filter<R>): boolean =>
  has === undefined &&
  of === undefined &&
  found === undefined &&
  (not === undefined || isLocal(not)) &&
  any.every(isLocal) &&
  all.every(isLocal)

const SETS_MAX = 20

/** Sets that filters of other tables ask for: many thousands of rows are scanned once until they change. */
const rememberedSets = <R>(
  rows: () => readonly R[],
  work: (column: string, filter: Filter<R>) => ReadonlySet<unknown>,
) => {
  const known = new Map<string, { rows: readonly R[]; set: ReadonlySet<unknown> }>()
  return (column: string, filter: Filter<R>): ReadonlySet<unknown> => {
    const name = JSON.stringify([column, filter])
    const before = known.get(name)
    if (before !== undefined && before.rows === rows()) return before.set
    const set = work(column, filter)
    if (known.size >= SETS_MAX) known.clear()
    if (isLocal(filter)) known.set(name, { rows: rows(), set })
    return set
  }
}

export type MemoryTable<R> = { table: Table<R>; store: RowStore<R>; asOther: Other }

export const createMemoryTable = <R extends AnyRow>(
  name: string,
  declared: Declared<R>,
  others: Others,
): MemoryTable<R> => {
  const store = createRowStore(name, declared.schema)
  const { all, get, write } = store
  const indexes = createTableIndexes<R>(declared, relatedOf(declared, others))
  const compile = createFilterCompiler<R>({ name, rows: all, get, indexes, other: others.table })

  const rowsOf = ({ isEvery, isExact, candidates, row, at }: RowPredicate<R>, limit = Infinity): R[] => {
    if (isEvery) return all().slice(0, limit)
    if (candidates !== null && isExact) return candidates.slice(0, limit)
    if (candidates !== null) return candidates.filter(row).slice(0, limit)
    const isMatch = at()
    const rows = all()
    const found: R[] = []
    for (let position = 0; position < rows.length && found.length < limit; position += 1) {
      const each = isMatch(position) ? rows[position] : undefined
      if (each !== undefined) found.push(each)
    }
    return found
  }
  const countOf = (found: RowPredicate<R>): number => {
    if (found.isEvery) return all().length
    if (found.candidates !== null)
      return found.isExact ? found.candidates.length : found.candidates.filter(found.row).length
    const isMatch = found.at()
    let count = 0
    for (let position = all().length - 1; position >= 0; position -= 1) if (isMatch(position)) count += 1
    return count
  }
  const pageOf = (found: RowPredicate<R>, paging: Paging, sort?: Sort) => {
    const order = indexes.order(sort)
    const { candidates, isEvery, isExact } = found
    if (candidates !== null && candidates.length <= FEW) return pageAmong(rowsOf(found), paging, order)
    if (isEvery) return pageThrough(all(), paging, order, () => true, all().length)
    if (isExact && candidates !== null) return pageThrough(all(), paging, order, found.at(), candidates.length)
    if (sort === undefined || order.isKnown()) return pageThrough(all(), paging, order, found.at())
    const rows = rowsOf(found)
    return rows.length <= FEW ? pageAmong(rows, paging, order) : pageThrough(all(), paging, order, found.at())
  }

  const groupsOf = (found: RowPredicate<R>, column: string, { page, perPage }: Paging, sort?: Sort): GroupsOf => {
    const order = indexes.order(sort)
    const ids = new Set<string>()
    const take = (row: R | undefined) => row !== undefined && ids.add(String(row[column]))
    if (found.candidates !== null && found.candidates.length <= FEW) rowsOf(found).toSorted(order.compare).forEach(take)
    else {
      const [rows, isMatch] = [all(), found.at()]
      for (const position of order.positions(rows)) if (isMatch(position)) take(rows[position])
    }
    return { ids: [...ids].slice((page - 1) * perPage, page * perPage), count: ids.size }
  }

  /** The keys a row has to itself, unless it had them before. */
  const checkKeys = (row: R): void => {
    const before = get(row.id)
    for (const [key, { unique }] of Object.entries(declared.about.keys ?? {})) {
      const value = unique === undefined ? null : indexes.keyOf(row, key)
      if (value === null || (before !== undefined && indexes.keyOf(before, key) === value)) continue
      if (
        indexes
          .byKey(key)(all(), value)
          .some(({ id }) => id !== row.id)
      )
        throw new KeyTaken(name, key)
    }
  }
  const table: Table<R> = {
    get: batchedGets(async (ids) => ids.flatMap((id) => get(id) ?? [])),
    where: async (filter, limit) => rowsOf(compile(filter), limit),
    count: async (filter) => countOf(compile(filter)),
    page: async (filter, paging, sort) => pageOf(compile(filter), paging, sort),
    groups: async (filter, column, paging, sort) => groupsOf(compile(filter), column, paging, sort),
    put: async (row) => {
      checkKeys(row)
      write(row.id, row)
      return row
    },
    remove: async (id) => write(id, null),
  }
  const referred = rememberedSets<R>(
    all,
    (column, filter) => new Set(rowsOf(compile(filter)).map((row) => row[column])),
  )
  const asOther = {
    refersTo: indexes.refersTo,
    referred,
    match: (filter: Filter<R>) => {
      const { candidates, isExact, row: isMatch, at } = compile(filter)
      const few =
        candidates === null || candidates.length > FEW ? null : isExact ? candidates : candidates.filter(isMatch)
      return {
        at,
        few: few?.map(({ id }) => id) ?? null,
        isMatch: (id: string) => {
          const row = get(id)
          return row !== undefined && isMatch(row)
        },
      }
    },
    positions: () => indexes.positions(all()),
  }
  return { table, store, asOther }
}
