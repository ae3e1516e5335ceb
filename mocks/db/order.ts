import { derived } from '#mocks/db/derived.ts'
import type { Row, SortValue as Value } from '#backend/tables/define-table.ts'

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

const CODE = /^[\dA-Za-z-]*$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const NUMBER = /0*(\d+)/g
/** Below every letter, so that a longer number follows a shorter one and words follow numbers. */
const LENGTHS_FROM = 0x2e
const LONGEST = 0x61 - LENGTHS_FROM

/**
 * Codes of plain letters, digits and hyphens written so that comparing them sign by sign is comparing them as a person
 * would: numbers by their value, letters whatever their case; instants too, which differ in digits only. Null for anything that needs a language.
 */
export const codeKey = (text: string): string | null => {
  if (INSTANT.test(text)) return text
  if (!CODE.test(text) || text.length >= LONGEST) return null
  return text
    .toLowerCase()
    .replace(NUMBER, (_, digits: string) => String.fromCharCode(LENGTHS_FROM + digits.length) + digits)
}

export type KeyOf<R> = (row: R) => Value
/** A way of putting the rows of a table in order. */
export type Order<R> = {
  compare: Compare<R>
  /** The positions of a table's rows in this order. */
  positions: (rows: readonly R[]) => readonly number[]
  /** Whether they were worked out before, for this or an earlier state of the table. */
  isKnown: () => boolean
}

const compareWith =
  (collator: Intl.Collator): Compare<Value> =>
  (a, b) => {
    if (a === b) return 0
    if (a === null) return 1
    if (b === null) return -1
    if (typeof a === 'number' && typeof b === 'number') return a - b
    return collator.compare(String(a), String(b))
  }
const compareNaturally = compareWith(new Intl.Collator('en', { sensitivity: 'base', numeric: true }))
const compareAlphabetically = compareWith(new Intl.Collator('en'))

/** Instants and ids need no knowledge of languages, and lists of many thousands are put in order by them. */
const compareCodes: Compare<string> = (a, b) => (a < b ? -1 : Number(a > b))
const compareNews: Compare<Row> = (a, b) => compareCodes(b.createdAt, a.createdAt) || compareCodes(b.id, a.id)

/** Values of equal rank are equal. Many rows share a value, so each is compared by language once. */
const ranksOf = (values: ReadonlySet<Value>, compareValues: Compare<Value>): Map<Value, number> => {
  const keys = new Map([...values].map((value) => [value, typeof value === 'string' ? codeKey(value) : null]))
  const plain = compareValues === compareNaturally && [...keys.values()].every((key) => key !== null)
  const compare: Compare<Value> = plain ? (a, b) => compareCodes(keys.get(a) ?? '', keys.get(b) ?? '') : compareValues
  const sorted = [...values].toSorted(compare)
  const ranks = new Map<Value, number>()
  let rank = 0
  for (const [index, value] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before !== undefined && compare(before, value) !== 0) rank += 1
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
  const positions = derived<R, number[]>({
    build: (rows) => sort(positionsOf(rows).toSorted(atPositions(rows, compareNews)), rows),
    mend: (positions, difference, rows) => {
      const touched = new Set(difference.map(({ position }) => position))
      const mended = positions.filter((position) => !touched.has(position))
      for (const position of touched) if (position < rows.length) insert(mended, position, atPositions(rows, compare))
      return mended
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
export const orderedBy = <R extends Row>(key: KeyOf<R>, way: 1 | -1, isAlphabetical = false): Order<R> => {
  const compareValues = isAlphabetical ? compareAlphabetically : compareNaturally
  return inOrder<R>(
    (a, b) => way * compareValues(key(a), key(b)) || compareNews(a, b),
    (positions, rows) => {
      const values = rows.map(key)
      const ranks = ranksOf(new Set(values), compareValues)
      const rankAt = Uint32Array.from(values, (value) => ranks.get(value) ?? 0)
      return positions.toSorted((a, b) => way * ((rankAt[a] ?? 0) - (rankAt[b] ?? 0)))
    },
  )
}

/** A test of a row, by its position. */
export const byPlace =
  <R>(rows: readonly R[], test: (row: R) => boolean) =>
  (position: number): boolean => {
    const row = rows[position]
    return row !== undefined && test(row)
  }
