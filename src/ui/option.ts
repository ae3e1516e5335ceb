/** Something to be found and chosen. */
export type Option = {
  id: string
  name: string
  image?: string | null
  /** Said beside the name, to tell apart what is called the same. */
  category?: string
  /** Chosen for good: cannot be taken away. */
  fixed?: boolean
  disabled?: boolean
}

export type Found = { options: readonly Option[]; isPending: boolean; error: unknown }

/** A hook that looks for a text; it is only mounted while the list is open. */
export type UseOptions = (text: string) => Found

/** The next option that may be chosen from `from` in a direction, round the ends; -1 when there is none. */
export const nextChoosable = (options: readonly Option[], from: number, step: 1 | -1): number => {
  const { length } = options
  for (let move = 1; move <= length; move++) {
    const index = (from + step * move + length * (move + 1)) % length
    if (options[index]?.disabled !== true) return index
  }
  return -1
}
