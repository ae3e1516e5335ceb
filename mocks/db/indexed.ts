/**
 * Rows by a key of theirs, worked out once for a table as it stands: a table's list is the same object until the table
 * changes.
 */
export const indexed = <R extends object>(keysOf: (row: R) => readonly string[]) => {
  const known = new WeakMap<readonly R[], Map<string, R[]>>()
  const build = (rows: readonly R[]): Map<string, R[]> => {
    const index = new Map<string, R[]>()
    for (const row of rows)
      for (const key of new Set(keysOf(row))) {
        const group = index.get(key)
        if (group === undefined) index.set(key, [row])
        else group.push(row)
      }
    known.set(rows, index)
    return index
  }
  return (rows: readonly R[], key: string): readonly R[] => (known.get(rows) ?? build(rows)).get(key) ?? []
}
