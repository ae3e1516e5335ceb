type Test<T> = (item: T) => boolean

/** So few rows are looked at one by one rather than through an index of all. */
export const FEW = 2000

/** A filter, or one part of it, as memory tests rows by it. */
export type RowPredicate<R> = {
  isEvery: boolean
  /** Whether this one row matches. */
  row: Test<R>
  /** The same of rows by their position in the table: prepared once, for a scan of all of it. */
  at: () => Test<number>
  /** Rows from an index, with all that match among them; null where no index knows any. */
  candidates: readonly R[] | null
  /** Those rows are the answer. */
  isExact: boolean
}

const isTrue = () => true
export const EVERY_ROW = { isEvery: true, row: isTrue, at: () => isTrue, candidates: null, isExact: false }

/** In pairs, which is much quicker than a list of tests where many thousands are tested. */
const allOf = <T>(tests: readonly Test<T>[]): Test<T> =>
  tests.reduce((first, second) => (item) => first(item) && second(item))
const anyOf = <T>(tests: readonly Test<T>[]): Test<T> =>
  tests.length === 0 ? () => false : tests.reduce((first, second) => (item) => first(item) || second(item))

const smallest = <R>(parts: readonly RowPredicate<R>[]): readonly R[] | null =>
  parts.reduce<readonly R[] | null>(
    (least, { candidates }) =>
      candidates !== null && (least === null || candidates.length < least.length) ? candidates : least,
    null,
  )

/** Rows that match every part. */
export const conjunction = <R>(all: readonly RowPredicate<R>[]): RowPredicate<R> => {
  const parts = all.filter(({ isEvery }) => !isEvery)
  const [only] = parts
  if (only === undefined) return EVERY_ROW
  if (parts.length === 1) return only
  return {
    isEvery: false,
    row: allOf(parts.map(({ row }) => row)),
    at: () => allOf(parts.map(({ at }) => at())),
    candidates: smallest(parts),
    isExact: false,
  }
}

const fewOf = <R>(parts: readonly RowPredicate<R>[]): readonly R[] | null => {
  const all: R[] = []
  for (const { candidates } of parts) {
    if (candidates === null || candidates.length > FEW) return null
    all.push(...candidates)
  }
  return [...new Set(all)]
}

/** Rows that match some part. */
export const disjunction = <R>(parts: readonly RowPredicate<R>[]): RowPredicate<R> => {
  if (parts.some(({ isEvery }) => isEvery)) return EVERY_ROW
  const candidates = fewOf(parts)
  return {
    isEvery: false,
    row: anyOf(parts.map(({ row }) => row)),
    at: () => anyOf(parts.map(({ at }) => at())),
    candidates,
    isExact: candidates !== null && parts.every(({ isExact }) => isExact),
  }
}
