/** The names of the columns shown, with one more at the end, or without it. */
export const toggleColumn = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** The same names, one of them a place further to the left or to the right where there is one. */
export const moved = (ids: readonly string[], id: string, step: 1 | -1): string[] => {
  const from = ids.indexOf(id)
  const to = from + step
  if (from === -1 || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
