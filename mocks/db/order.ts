import type { Row, SortValue } from '#backend/tables/define-table.ts'
import { compareSortKeys } from '#backend/tables/sort-key.ts'
import { materializedView } from '#mocks/db/materialized-view.ts'

export type Compare<T> = (a: T, b: T) => number

/** Puts an item where it belongs in a list that is in order, after those that are equal to it. */
export const insert = <T>(list: T[], item: T, compare: Compare<T>): void => {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const other = list[middle]
    if (other !== undefined && compare(other, item) <= 0) from = middle + 1
    else to = middle
  }
  list.splice(from, 0, item)
}

/** The first few of a list as if all of it were put in order, which takes long when many match. */
export const firstFew = <T>(list: readonly T[], count: number, compare: Compare<T>): T[] => {
  const few: T[] = []
  for (const item of list) {
    const last = few[count - 1]
    if (last !== undefined && compare(last, item) <= 0) continue
    insert(few, item, compare)
    few.length = Math.min(few.length, count)
  }
  return few
}

/** What a row is put in order by, and the key of that, which is compared. */
export type SortBy<R> = { valueOf: (row: R) => SortValue; keyOf: (value: SortValue) => string | null }
/** A way of putting the rows of a table in order. */
export type Order<R> = {
  compare: Compare<R>
  /** The positions of a table's rows in this order. */
  positions: (rows: readonly R[]) => readonly number[]
  /** Whether they were worked out before, for this or an earlier state of the table. */
  isKnown: () => boolean
}

/** Rows without a value come last. */
const compareKeys: Compare<string | null> = (a, b) => {
  if (a === b) return 0
  if (a === null) return 1
  return b === null ? -1 : compareSortKeys(a, b)
}

/** Instants and ids need no knowledge of languages, and lists of many thousands are put in order by them. */
const compareCodes: Compare<string> = (a, b) => (a < b ? -1 : Number(a > b))
const compareNews: Compare<Row> = (a, b) => compareCodes(b.createdAt, a.createdAt) || compareCodes(b.id, a.id)

/** Values of equal rank are equal. Many rows share a value, so the key of each is made once. */
const ranksOf = (values: ReadonlySet<SortValue>, keyOf: SortBy<never>['keyOf']): Map<SortValue, number> => {
  const keyed = Array.from(values, (value) => ({ value, key: keyOf(value) }))
  keyed.sort((a, b) => compareKeys(a.key, b.key))
  const ranks = new Map<SortValue, number>()
  let rank = 0
  for (const [index, { value, key }] of keyed.entries()) {
    if (index > 0 && keyed[index - 1]?.key !== key) rank += 1
    ranks.set(value, rank)
  }
  return ranks
}

const positionsOf = (rows: readonly unknown[]): number[] => Array.from(rows, (_, position) => position)

const atPositions =
  <R>(rows: readonly R[], compare: Compare<R>): Compare<number> =>
  (a, b) => {
    const [first, second] = [rows[a], rows[b]]
    return first === undefined || second === undefined ? 0 : compare(first, second)
  }

const inOrder = <R extends Row>(
  compare: Compare<R>,
  sort: (positions: number[], rows: readonly R[]) => number[],
): Order<R> => {
  let isKnown = false
  const positions = materializedView<R, number[]>({
    build: (rows) => sort(positionsOf(rows).toSorted(atPositions(rows, compareNews)), rows),
    update: (positions, difference, rows) => {
      const touched = new Set(difference.map(({ position }) => position))
      const updated = positions.filter((position) => !touched.has(position))
      for (const position of touched) if (position < rows.length) insert(updated, position, atPositions(rows, compare))
      return updated
    },
  })
  return {
    compare,
    isKnown: () => isKnown,
    positions: (rows) => {
      isKnown = true
      return positions(rows)
    },
  }
}

/** The positions of a table's rows, the newest first. */
export const newestFirst = <R extends Row>(): Order<R> => inOrder<R>(compareNews, (positions) => positions)

/** The positions of a table's rows, put in order by a key; equal ones are newest first, whichever way it goes. */
export const orderedBy = <R extends Row>({ valueOf, keyOf }: SortBy<R>, way: 1 | -1): Order<R> => {
  const rowKey = (row: R) => keyOf(valueOf(row))
  return inOrder<R>(
    (a, b) => way * compareKeys(rowKey(a), rowKey(b)) || compareNews(a, b),
    (positions, rows) => {
      const values = rows.map(valueOf)
      const ranks = ranksOf(new Set(values), keyOf)
      const rankAt = Uint32Array.from(values, (value) => ranks.get(value) ?? 0)
      return positions.toSorted((a, b) => way * ((rankAt[a] ?? 0) - (rankAt[b] ?? 0)))
    },
  )
}

/** A test of a row, by its position. */
export const byPosition =
  <R>(rows: readonly R[], test: (row: R) => boolean) =>
  (position: number): boolean => {
    const row = rows[position]
    return row !== undefined && test(row)
  }
