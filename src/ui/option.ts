import type { ReactNode, Ref } from 'react'

/** Something that can be searched and chosen. */
export type Option = {
  id: string
  name: string
  image?: string | null
  /** The text of its row, where that is more than the name. */
  optionLabel?: string
  /** Shown beside the name, to distinguish options of the same name. */
  category?: string
  /** Cannot be removed once chosen. */
  fixed?: boolean
  disabled?: boolean
  /** A recent choice. */
  remembered?: boolean
  /** Represents several options at once: only where many can be chosen. */
  several?: boolean
  /** Is created when it is chosen: only in fields with `makes`. */
  isNew?: boolean
  /** Runs instead of choosing it. */
  run?: () => void
}

/** The result of a choice: usually the option itself, and the text that remains to be searched. */
export type PickResult = { chosen: readonly Option[]; rest?: string } | { refused: string }
export type PickOption = (option: Option) => PickResult | Promise<PickResult>

export type OptionsResult = {
  options: readonly Option[]
  isPending: boolean
  error: unknown
  retry?: () => void
  /** Rows after the results, such as “create …”. */
  more?: readonly Option[]
  /** Resolves an option before it is chosen; it never rejects, it answers `refused`. */
  resolve?: PickOption
}

/** What is searched for, and how its result is drawn. */
export type OptionSearch = { text: string; children: (found: OptionsResult) => ReactNode }
/** Draws the component that searches; it is only mounted while the list is open. */
export type RenderSearch = (search: OptionSearch) => ReactNode

const NONE = -1

/** The next enabled option from `from` in a direction, wrapping round the ends; -1 when there is none. */
export const nextChoosable = (options: readonly Option[], from: number, step: 1 | -1): number => {
  const { length } = options
  for (let move = 1; move <= length; move++) {
    const index = (from + step * move + length * (move + 1)) % length
    if (options[index]?.disabled !== true) return index
  }
  return NONE
}

/** The enabled option nearest to `wished`; -1 when there is none. */
export const nearestChoosable = (options: readonly Option[], wished: number): number =>
  options.reduce((nearest, { disabled }, index) => {
    if (disabled === true) return nearest
    return nearest === NONE || Math.abs(index - wished) < Math.abs(nearest - wished) ? index : nearest
  }, NONE)

const PAGE = 5

/** The index a key moves to from `active`; undefined for other keys. */
export const indexForKey = (key: string, options: readonly Option[], active: number): number | undefined => {
  const last = options.length - 1
  switch (key) {
    case 'ArrowDown':
      return nextChoosable(options, active, 1)
    case 'ArrowUp':
      return nextChoosable(options, active === NONE ? 0 : active, -1)
    case 'PageDown':
      return nearestChoosable(options, Math.min(active + PAGE, last))
    case 'PageUp':
      return nearestChoosable(options, Math.max(active - PAGE, 0))
    case 'Home':
      return nearestChoosable(options, 0)
    case 'End':
      return nearestChoosable(options, last)
    default:
      return undefined
  }
}

/** The props that search fields share, whether one or many options can be chosen. */
export type SearchField = {
  label: string
  renderSearch: RenderSearch
  /** Whether an option that is not found can be created here. */
  makes?: boolean
  required?: boolean
  error?: ReactNode
  description?: ReactNode
  placeholder?: string
  disabled?: boolean
  id?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** The chosen options with these added: no duplicates, and at most `maximum`. */
export const withSelected = (
  chosen: readonly Option[],
  added: readonly Option[],
  maximum = Number.POSITIVE_INFINITY,
): Option[] => {
  const all = [...chosen]
  for (const option of added) if (all.length < maximum && all.every(({ id }) => id !== option.id)) all.push(option)
  return all
}

/** The chosen options without this one; fixed options stay (access-5). */
export const withoutSelected = (chosen: readonly Option[], id: string): readonly Option[] =>
  chosen.some((option) => option.id === id && option.fixed !== true)
    ? chosen.filter((option) => option.id !== id)
    : chosen
