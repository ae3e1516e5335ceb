import { ALWAYS_SORTED, type Declared, type ListName, type Row, sortKeyOf } from '#backend/tables/define-table.ts'
import type { Sort } from '#backend/tables/table.ts'
import { column } from '#mocks/db/materialized-view.ts'
import { newestFirst, type Order, orderedBy, type SortBy } from '#mocks/db/order.ts'
import { indexed, positionsById } from '#mocks/db/row-index.ts'
import { createFinder, type Related } from '#mocks/db/word-index.ts'

/** A row whose columns are looked at by their names. */
export type AnyRow = Row & Readonly<Record<string, unknown>>

type Index<R> = (rows: readonly R[], key: string) => readonly R[]
type Column<R> = (rows: readonly R[]) => readonly unknown[]

const remembered = <T>() => {
  const known = new Map<string, T>()
  return (name: string, make: () => T): T => {
    const before = known.get(name)
    if (before !== undefined) return before
    const made = make()
    known.set(name, made)
    return made
  }
}
const ALWAYS_INDEXED = ['id']

/** Indexes, columns and orders of one table: each is built when it is first asked for, and updated as the table changes. */
export const createTableIndexes = <R extends AnyRow>({ about }: Declared<R>, related: Related<R>) => {
  const { keys = {}, indexes = [], lists = {}, refers = {}, search, sorts = {} } = about
  const [index, values, order] = [remembered<Index<R>>(), remembered<Column<R>>(), remembered<Order<R>>()]
  const referred = new Map<string, { positions: object; column: (rows: readonly R[]) => readonly number[] }>()
  const marked = new WeakMap<object, (rows: readonly R[]) => readonly boolean[]>()
  const indexedColumns = new Set<string>([...indexes, ...Object.keys(refers), ...ALWAYS_INDEXED])
  const keyOf = (row: R, name: string): string | null => {
    const key = keys[name]
    if (key === undefined) throw new Error(`No key is called ${name}`)
    return key.of(row)
  }
  const listOf = (row: R, name: ListName): string[] => {
    const list = lists[name]
    if (list === undefined) throw new Error(`These rows have no ${name}`)
    return list(row)
  }
  const sortBy = (name: string): SortBy<R> => {
    const sort = sorts[name]
    if (sort !== undefined) return { valueOf: (row) => sort(row), keyOf: sortKeyOf }
    if (!ALWAYS_SORTED.some((each) => each === name)) throw new Error(`Nothing is put in order by ${name}`)
    return { valueOf: (row) => String(row[name]), keyOf: String }
  }
  return {
    keyOf,
    listOf,
    isIndexed: (name: string): boolean => indexedColumns.has(name),
    byColumn: (name: string) => index(`is ${name}`, () => indexed((row) => [String(row[name])])),
    byKey: (name: string) => index(`key ${name}`, () => indexed((row) => [keyOf(row, name) ?? ''])),
    byList: (name: ListName) => index(`list ${name}`, () => indexed((row) => listOf(row, name))),
    column: (name: string) => values(name, () => column((row) => row[name])),
    positions: positionsById(),
    /** Whether the id of the row at a position is one of these, for a set that is used repeatedly. */
    positionsWith: (ids: ReadonlySet<unknown>) => {
      const known = marked.get(ids) ?? column((row: R) => ids.has(row.id))
      marked.set(ids, known)
      return (rows: readonly R[]) => {
        const isIn = known(rows)
        return (position: number) => isIn[position] === true
      }
    },
    /** The position in the other table of what each row refers to; -1 for none. */
    positionsOf: (name: string, positions: ReadonlyMap<string, number>) => {
      const known = positions === referred.get(name)?.positions ? referred.get(name) : undefined
      const made = known ?? { positions, column: column((row: R) => positions.get(String(row[name])) ?? -1) }
      referred.set(name, made)
      return made.column
    },
    order: (sort: Sort | undefined): Order<R> =>
      sort === undefined || (sort.by === 'createdAt' && sort.direction === 'desc')
        ? order('', newestFirst)
        : order(JSON.stringify(sort), () => orderedBy(sortBy(sort.by), sort.direction === 'desc' ? -1 : 1)),
    finder: createFinder<R>(
      search?.of === undefined ? () => ({ texts: [], codes: [] }) : (row) => search.of(row),
      related,
    ),
    refersTo: (table: string): string => {
      const [name] = Object.entries(refers).find(([, other]) => other === table) ?? []
      if (name === undefined) throw new Error(`These rows do not refer to ${table}`)
      return name
    },
  }
}
export type TableIndexes<R extends AnyRow> = ReturnType<typeof createTableIndexes<R>>
