type Test<T> = (item: T) => boolean

/** So few rows are looked at one by one rather than through an index of all. */
export const FEW = 2000

/** What a filter, or one part of it, comes to in memory. */
export type Match<R> = {
  isEvery: boolean
  /** Whether this one row matches. */
  row: Test<R>
  /** The same of rows by their position in the table: prepared once, for a scan of all of it. */
  at: () => Test<number>
  /** Rows among which all that match are, where an index knows them. */
  among: readonly R[] | null
  /** Those rows are the answer. */
  isExact: boolean
}

const isTrue = () => true
export const EVERY_ROW = { isEvery: true, row: isTrue, at: () => isTrue, among: null, isExact: false }

/** In pairs, which is much quicker than a list of tests where many thousands are tested. */
const allOf = <T>(tests: readonly Test<T>[]): Test<T> =>
  tests.reduce((first, second) => (item) => first(item) && second(item))
const anyOf = <T>(tests: readonly Test<T>[]): Test<T> =>
  tests.length === 0 ? () => false : tests.reduce((first, second) => (item) => first(item) || second(item))

const smallest = <R>(parts: readonly Match<R>[]): readonly R[] | null =>
  parts.reduce<readonly R[] | null>(
    (least, { among }) => (among !== null && (least === null || among.length < least.length) ? among : least),
    null,
  )

/** Rows that match every part. */
export const everyPart = <R>(all: readonly Match<R>[]): Match<R> => {
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

const fewOf = <R>(parts: readonly Match<R>[]): readonly R[] | null => {
  const all: R[] = []
  for (const { among } of parts) {
    if (among === null || among.length > FEW) return null
    all.push(...among)
  }
  return [...new Set(all)]
}

/** Rows that match some part. */
export const somePart = <R>(parts: readonly Match<R>[]): Match<R> => {
  if (parts.some(({ isEvery }) => isEvery)) return EVERY_ROW
  const among = fewOf(parts)
  return {
    isEvery: false,
    row: anyOf(parts.map(({ row }) => row)),
    at: () => anyOf(parts.map(({ at }) => at())),
    among,
    isExact: among !== null && parts.every(({ isExact }) => isExact),
  }
}
