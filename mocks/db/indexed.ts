import { derived } from '#mocks/db/derived.ts'

/** Rows by a key of theirs, in the order of the table, worked out once for a table as it stands. */
export const indexed = <R extends object>(keysOf: (row: R) => readonly string[]) => {
  const collect = (index: Map<string, R[]>, rows: readonly R[], wanted?: ReadonlySet<string>) => {
    for (const row of rows)
      for (const key of keysOf(row)) {
        if (wanted !== undefined && !wanted.has(key)) continue
        const group = index.get(key)
        if (group === undefined) index.set(key, [row])
        else if (group.at(-1) !== row) group.push(row)
      }
    return index
  }
  const indexOf = derived<R, Map<string, R[]>>({
    build: (rows) => collect(new Map(), rows),
    mend: (index, difference, rows) => {
      const touched = difference.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined))
      const keys = new Set(touched.flatMap((row) => keysOf(row)))
      for (const key of keys) index.delete(key)
      return keys.size === 0 ? index : collect(index, rows, keys)
    },
  })
  return (rows: readonly R[], key: string): readonly R[] => indexOf(rows).get(key) ?? []
}

/** At which place of the list each row is. */
export const placesById = () =>
  derived<{ id: string }, Map<string, number>>({
    build: (rows) => new Map(rows.map(({ id }, place) => [id, place])),
    mend: (places, difference) => {
      for (const { before } of difference) if (before !== undefined) places.delete(before.id)
      for (const { place, after } of difference) if (after !== undefined) places.set(after.id, place)
      return places
    },
  })
