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
