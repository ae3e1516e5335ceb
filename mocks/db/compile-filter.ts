import type { ListName } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/table.ts'
import type { ArtistWords } from '#mocks/db/artist-words.ts'
import { byPosition } from '#mocks/db/order.ts'
import { EVERY_ROW, conjunction, FEW, type RowPredicate, disjunction } from '#mocks/db/row-predicate.ts'
import type { AnyRow, TableIndexes } from '#mocks/db/table-indexes.ts'

type OtherMatch = {
  /** Whether the row with an id matches, and whether that at a position does. */
  isMatch: (id: string) => boolean
  at: () => (position: number) => boolean
  /** The ids of the rows that match, where an index knows that they are few. */
  few: readonly string[] | null
}
/** What a filter about one table asks of another. Methods, so that tables of all kinds of rows are others alike. */
export type Other = {
  /** The column by which its rows refer to a table. */
  refersTo(table: string): string
  /** What the rows that match refer to by this column. */
  referred(column: string, filter: object): ReadonlySet<unknown>
  match(filter: object): OtherMatch
  positions(): ReadonlyMap<string, number>
}
export type Others = { table: (name: string) => Other; artistWords: () => ArtistWords }
export type Source<R extends AnyRow> = {
  name: string
  rows: () => readonly R[]
  get: (id: string) => R | undefined
  indexes: TableIndexes<R>
  other: Others['table']
}

const isUpTo = (value: unknown, last: string) => typeof value === 'string' && value <= last

type Test<T> = (item: T) => boolean

/** Reads filters about one table: what each part says of a row, and which rows an index knows to say it. */
export const createFilterCompiler = <R extends AnyRow>(source: Source<R>) => {
  const { name: table, rows, get, indexes, other } = source
  const { column, byColumn, byKey, byList, isIndexed, keyOf, listOf, finder } = indexes

  const predicate = (row: Test<R>, known: readonly R[] | null): RowPredicate<R> => ({
    isEvery: false,
    row,
    at: () => byPosition(rows(), row),
    candidates: known,
    isExact: known !== null,
  })
  /** The rows of several groups in the order of the table, where they are few. */
  const together = (index: (rows: readonly R[], key: string) => readonly R[], keys: readonly string[]) => {
    const [only, ...more] = keys
    if (only === undefined || more.length === 0) return only === undefined ? [] : index(rows(), only)
    const all = new Set<R>()
    for (const key of new Set(keys)) {
      for (const row of index(rows(), key)) all.add(row)
      if (all.size > FEW) return null
    }
    const positions = indexes.positions(rows())
    return [...all].toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
  }
  const withIds = (values: readonly unknown[]): RowPredicate<R> => {
    const ids = new Set(values.filter((value) => typeof value === 'string'))
    const known = [...ids].flatMap((id) => get(id) ?? [])
    const at = () => {
      const positions = new Set([...ids].map((id) => indexes.positions(rows()).get(id)))
      return (position: number) => positions.has(position)
    }
    return { ...predicate(({ id }) => ids.has(id), known), at }
  }
  const valueIs = (name: string, value: unknown): RowPredicate<R> => {
    if (value === undefined) throw new Error(`A filter of ${table} says nothing of ${name}`)
    const row: Test<R> = (each) => each[name] === value
    if (name === 'id') return withIds([value])
    if (!isIndexed(name)) return predicate(row, null)
    const at = () => {
      const values = column(name)(rows())
      return (position: number) => values[position] === value
    }
    return { ...predicate(row, typeof value === 'string' ? byColumn(name)(rows(), value) : null), at }
  }
  const valueIsIn = (name: string, values: readonly unknown[]): RowPredicate<R> => {
    if (values.length === 1) return valueIs(name, values[0])
    const wanted = new Set(values)
    const row: Test<R> = (each) => wanted.has(each[name])
    if (name === 'id') return withIds(values)
    if (!isIndexed(name)) return predicate(row, values.length === 0 ? [] : null)
    const at = () => {
      const all = column(name)(rows())
      return (position: number) => wanted.has(all[position])
    }
    const texts = values.filter((value) => typeof value === 'string')
    return { ...predicate(row, texts.length === values.length ? together(byColumn(name), texts) : null), at }
  }
  const listed = (name: ListName, ids: readonly string[]): RowPredicate<R> => {
    const wanted = new Set(ids)
    return predicate((each) => listOf(each, name).some((id) => wanted.has(id)), together(byList(name), ids))
  }
  const found = ({ search, own = false }: NonNullable<Filter<R>['found']>): RowPredicate<R> => {
    const asked = finder(search, own)
    if (asked === null) return EVERY_ROW
    const { marks, positions } = asked.all(rows())
    const few =
      positions.length > FEW ? null : positions.toSorted((a, b) => a - b).flatMap((position) => rows()[position] ?? [])
    return { ...predicate(asked.row, few), at: () => (position) => marks[position] === 1 }
  }
  const has = (name: string, filter: object): RowPredicate<R> => {
    const referring = other(name)
    const ids = referring.referred(referring.refersTo(table), filter)
    const known = ids.size > FEW ? null : withIds([...ids]).candidates
    return { ...predicate(({ id }) => ids.has(id), known), at: () => indexes.positionsWith(ids)(rows()) }
  }
  const of = (name: string, filter: object): RowPredicate<R> => {
    const referring = other(name)
    const by = indexes.refersTo(name)
    const { isMatch, at, few } = referring.match(filter)
    return {
      ...predicate((each) => isMatch(String(each[by])), few?.flatMap((id) => byColumn(by)(rows(), id)) ?? null),
      at: () => {
        const positions = indexes.positionsOf(by, referring.positions())(rows())
        const isMatchAt = at()
        return (position) => {
          const there = positions[position] ?? -1
          return there >= 0 && isMatchAt(there)
        }
      },
    }
  }
  const isLatestOf = (names: readonly string[]): RowPredicate<R> => {
    const [first = '', ...more] = names
    const isOfSame = (one: R, other: R) => more.every((name) => one[name] !== null && one[name] === other[name])
    const isLater = (one: R, { createdAt, id }: R) =>
      one.createdAt > createdAt || (one.createdAt === createdAt && one.id > id)
    return predicate((row) => {
      const reference = row[first]
      const ofFirst = typeof reference === 'string' ? byColumn(first)(rows(), reference) : []
      return !ofFirst.some((one) => isOfSame(one, row) && isLater(one, row))
    }, null)
  }
  const partsOf = (filter: Filter<R>): RowPredicate<R>[] => {
    const { ids, olderThan, latestOf, found: search, credited, contributed, tracks, people, days } = filter
    const { not, any, all = [] } = filter
    const denied = not === undefined ? undefined : compile(not)
    return [
      ...(ids === undefined ? [] : [valueIsIn('id', ids)]),
      ...Object.entries(filter.is ?? {}).map(([name, value]) => valueIs(name, value)),
      ...Object.entries<readonly unknown[] | undefined>(filter.in ?? {}).map(([name, values]) =>
        valueIsIn(name, values ?? []),
      ),
      ...Object.entries<string | undefined>(filter.upTo ?? {}).map(([name, last = '']) =>
        predicate((row) => isUpTo(row[name], last), null),
      ),
      ...Object.entries(filter.key ?? {}).map(([name, value]) =>
        predicate((row) => keyOf(row, name) === value, byKey(name)(rows(), value)),
      ),
      ...(credited === undefined ? [] : [listed('credited', credited)]),
      ...(contributed === undefined ? [] : [listed('contributed', contributed)]),
      ...(tracks === undefined ? [] : [listed('tracks', tracks)]),
      ...(people === undefined ? [] : [listed('people', people)]),
      ...(days === undefined ? [] : [listed('days', days)]),
      ...(search === undefined ? [] : [found(search)]),
      ...(olderThan === undefined
        ? []
        : [
            predicate(
              ({ createdAt, id }) =>
                createdAt < olderThan.createdAt || (createdAt === olderThan.createdAt && id < olderThan.id),
              null,
            ),
          ]),
      ...(latestOf === undefined ? [] : [isLatestOf(Object.keys(latestOf))]),
      ...Object.entries<object | undefined>(filter.has ?? {}).map(([name, nested]) => has(name, nested ?? {})),
      ...Object.entries<object | undefined>(filter.of ?? {}).map(([name, nested]) => of(name, nested ?? {})),
      ...(any === undefined ? [] : [disjunction(any.map(compile))]),
      ...all.map(compile),
      ...(denied === undefined
        ? []
        : [
            {
              ...predicate((row) => !denied.row(row), denied.isEvery ? [] : null),
              at: () => {
                const isDenied = denied.at()
                return (position: number) => !isDenied(position)
              },
            },
          ]),
    ]
  }
  const compile = (filter: Filter<R>): RowPredicate<R> => conjunction(partsOf(filter))
  return compile
}
