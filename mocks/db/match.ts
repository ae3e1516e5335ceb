import type { Filter } from '#backend/tables/filter.ts'
import type { ArtistWords } from '#mocks/db/artist-words.ts'
import type { Lookups } from '#mocks/db/lookups.ts'
import type { AnyRow } from '#mocks/db/row-values.ts'
import { byPlace } from '#mocks/db/order.ts'

/** What a filter about one table asks of another. Methods, so that tables of all kinds of rows are others alike. */
export type Other = {
  /** The column by which its rows refer to a table. */
  refersTo(table: string): string
  /** What the rows that match refer to by this column. */
  referred(column: string, filter: object): ReadonlySet<unknown>
  isReferred(column: string, id: string, filter: object): boolean
  isMatch(id: string, filter: object): boolean
  placesMatching(filter: object): (place: number) => boolean
  places(): ReadonlyMap<string, number>
}
export type Others = { table: (name: string) => Other; artistWords: () => ArtistWords }
export type Source<R extends AnyRow> = {
  name: string
  rows: () => readonly R[]
  get: (id: string) => R | undefined
  lookups: Lookups<R>
  other: Others['table']
}

/** What a filter, or one part of it, comes to in memory. */
export type Match<R> = {
  isEvery: boolean
  /** Whether this one row matches. */
  row: (row: R) => boolean
  /** The same of rows by their place in the table: prepared once, for those who look through all of it. */
  at: () => (place: number) => boolean
  /** Rows among which all that match are, where an index knows them. */
  among: readonly R[] | null
  /** Those rows are the answer. */
  isExact: boolean
}

const yes = () => true
const EVERY_ROW = { isEvery: true, row: yes, at: () => yes, among: null, isExact: false }

type Test<T> = (item: T) => boolean
const allOf = <T>(tests: readonly Test<T>[]): Test<T> => {
  const [first, second] = tests
  if (first === undefined) return yes
  if (second === undefined) return first
  return (item) => tests.every((test) => test(item))
}
const anyOf =
  <T>(tests: readonly Test<T>[]): Test<T> =>
  (item) =>
    tests.some((test) => test(item))

const smallest = <R>(parts: readonly Match<R>[]): readonly R[] | null =>
  parts.reduce<readonly R[] | null>(
    (least, { among }) => (among !== null && (least === null || among.length < least.length) ? among : least),
    null,
  )
const everyPart = <R>(all: readonly Match<R>[]): Match<R> => {
  const parts = all.filter(({ isEvery }) => !isEvery)
  const [only] = parts
  if (only === undefined) return EVERY_ROW
  if (parts.length === 1) return only
  return {
    isEvery: false,
    row: allOf(parts.map(({ row }) => row)),
    at: () => allOf(parts.map(({ at }) => at())),
    among: smallest(parts),
    isExact: false,
  }
}
const somePart = <R>(parts: readonly Match<R>[]): Match<R> =>
  parts.some(({ isEvery }) => isEvery)
    ? EVERY_ROW
    : {
        isEvery: false,
        row: anyOf(parts.map(({ row }) => row)),
        at: () => anyOf(parts.map(({ at }) => at())),
        among: parts.length === 0 ? [] : null,
        isExact: parts.length === 0,
      }

export const createMatcher = <R extends AnyRow>(source: Source<R>) => {
  const { name: table, rows, get, lookups, other } = source
  const { column, byColumn, byKey, byList, isLookedUp, keyOf, listOf, finder } = lookups

  const among = (row: Test<R>, known: readonly R[] | null): Match<R> => ({
    isEvery: false,
    row,
    at: () => byPlace(rows(), row),
    among: known,
    isExact: known !== null,
  })
  const one = (row: R | undefined) => (row === undefined ? [] : [row])
  const valueIs = (name: string, value: unknown): Match<R> => {
    if (value === undefined) throw new Error(`A filter of ${table} says nothing of ${name}`)
    const row: Test<R> = (each) => each[name] === value
    if (name === 'id') return among(row, typeof value === 'string' ? one(get(value)) : [])
    if (!isLookedUp(name)) return among(row, null)
    const at = () => {
      const values = column(name)(rows())
      return (place: number) => values[place] === value
    }
    return { ...among(row, typeof value === 'string' ? byColumn(name)(rows(), value) : null), at }
  }
  const valueIsIn = (name: string, values: readonly unknown[]): Match<R> => {
    if (values.length === 1) return valueIs(name, values[0])
    const wanted = new Set(values)
    const row: Test<R> = (each) => wanted.has(each[name])
    if (name === 'id')
      return among(
        row,
        [...wanted].flatMap((id) => one(get(String(id)))),
      )
    if (!isLookedUp(name)) return among(row, values.length === 0 ? [] : null)
    const at = () => {
      const all = column(name)(rows())
      return (place: number) => wanted.has(all[place])
    }
    return { ...among(row, values.length === 0 ? [] : null), at }
  }
  const listed = (name: 'credited' | 'tracks', ids: readonly string[]): Match<R> => {
    const [first, ...more] = ids
    const wanted = new Set(ids)
    const row: Test<R> = (each) => listOf(each, name).some((id) => wanted.has(id))
    if (first === undefined) return among(row, [])
    return among(row, more.length === 0 ? byList(name)(rows(), first) : null)
  }
  const found = ({ search, own = false }: NonNullable<Filter<R>['found']>): Match<R> => {
    const asked = finder(search, own)
    return asked === null ? EVERY_ROW : { ...among(asked.row, null), at: () => asked.at(rows()) }
  }
  const has = (name: string, filter: object): Match<R> => {
    const theirs = other(name)
    const by = theirs.refersTo(table)
    return {
      ...among(({ id }) => theirs.isReferred(by, id, filter), null),
      at: () => {
        const ids = theirs.referred(by, filter)
        return byPlace(rows(), ({ id }) => ids.has(id))
      },
    }
  }
  const of = (name: string, filter: object): Match<R> => {
    const theirs = other(name)
    const by = lookups.refersTo(name)
    return {
      ...among((each) => theirs.isMatch(String(each[by]), filter), null),
      at: () => {
        const places = lookups.placesOf(by, theirs.places())(rows())
        const isMatch = theirs.placesMatching(filter)
        return (place) => {
          const at = places[place] ?? -1
          return at >= 0 && isMatch(at)
        }
      },
    }
  }
  const partsOf = (filter: Filter<R>): Match<R>[] => {
    const { ids, olderThan, found: search, credited, tracks, not, any, all = [] } = filter
    const denied = not === undefined ? undefined : match(not)
    return [
      ...(ids === undefined ? [] : [valueIsIn('id', ids)]),
      ...Object.entries(filter.is ?? {}).map(([name, value]) => valueIs(name, value)),
      ...Object.entries<readonly unknown[] | undefined>(filter.in ?? {}).map(([name, values]) =>
        valueIsIn(name, values ?? []),
      ),
      ...Object.entries(filter.key ?? {}).map(([name, value]) =>
        among((row) => keyOf(row, name) === value, byKey(name)(rows(), value)),
      ),
      ...(credited === undefined ? [] : [listed('credited', credited)]),
      ...(tracks === undefined ? [] : [listed('tracks', tracks)]),
      ...(search === undefined ? [] : [found(search)]),
      ...(olderThan === undefined
        ? []
        : [
            among(
              ({ createdAt, id }) =>
                createdAt < olderThan.createdAt || (createdAt === olderThan.createdAt && id < olderThan.id),
              null,
            ),
          ]),
      ...Object.entries<object | undefined>(filter.has ?? {}).map(([name, theirs]) => has(name, theirs ?? {})),
      ...Object.entries<object | undefined>(filter.of ?? {}).map(([name, theirs]) => of(name, theirs ?? {})),
      ...(any === undefined ? [] : [somePart(any.map(match))]),
      ...all.map(match),
      ...(denied === undefined
        ? []
        : [
            {
              ...among((row) => !denied.row(row), denied.isEvery ? [] : null),
              at: () => {
                const isDenied = denied.at()
                return (place: number) => !isDenied(place)
              },
            },
          ]),
    ]
  }
  const match = (filter: Filter<R>): Match<R> => everyPart(partsOf(filter))
  return match
}
