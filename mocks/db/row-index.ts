import { type Difference, materializedView } from '#mocks/db/materialized-view.ts'

type Groups<R> = Map<string, R[]>

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, position) => key === b[position])

/** Rows by a key of theirs, in the order of the table, computed once for each state of a table. */
export const indexed = <R extends object>(keysOf: (row: R) => readonly string[]) => {
  const collect = (index: Groups<R>, rows: readonly R[], wanted?: ReadonlySet<string>) => {
    for (const row of rows)
      for (const key of keysOf(row)) {
        if (wanted !== undefined && !wanted.has(key)) continue
        const group = index.get(key)
        if (group === undefined) index.set(key, [row])
        else if (group.at(-1) !== row) group.push(row)
      }
    return index
  }
  /** A row that has the keys it had takes its position in each group; returns the keys that need more than that. */
  const replace = (index: Groups<R>, difference: Difference<R>): Set<string> => {
    const keys = new Set<string>()
    for (const { before, after } of difference) {
      const [old, next] = [before === undefined ? [] : keysOf(before), after === undefined ? [] : keysOf(after)]
      if (before === undefined || after === undefined || !isSame(old, next)) {
        for (const key of [...old, ...next]) keys.add(key)
        continue
      }
      for (const key of next) {
        const group = index.get(key)
        const at = group?.indexOf(before) ?? -1
        if (at >= 0) group?.splice(at, 1, after)
      }
    }
    return keys
  }
  const indexOf = materializedView<R, Groups<R>>({
    build: (rows) => collect(new Map(), rows),
    update: (index, difference, rows) => {
      const keys = replace(index, difference)
      for (const key of keys) index.delete(key)
      return keys.size === 0 ? index : collect(index, rows, keys)
    },
  })
  return (rows: readonly R[], key: string): readonly R[] => indexOf(rows).get(key) ?? []
}

/** The position of each row in the list. */
export const positionsById = () =>
  materializedView<{ id: string }, Map<string, number>>({
    build: (rows) => new Map(rows.map(({ id }, position) => [id, position])),
    update: (positions, difference) => {
      for (const { before } of difference) if (before !== undefined) positions.delete(before.id)
      for (const { position, after } of difference) if (after !== undefined) positions.set(after.id, position)
      const isMoved = difference.some(({ before, after }) => before !== undefined && before.id !== after?.id)
      // Another map tells those who remember positions that rows have moved.
      return isMoved ? new Map(positions) : positions
    },
  })
