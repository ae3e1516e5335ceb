/** The list with the item at `from` moved to `to`; an index outside the list changes nothing. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
