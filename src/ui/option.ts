import type { ReactNode, Ref } from 'react'

/** Something to be found and chosen. */
export type Option = {
  id: string
  name: string
  image?: string | null
  /** What its row says, where that is more than the name. */
  optionLabel?: string
  /** Said beside the name, to tell apart what is called the same. */
  category?: string
  /** Chosen for good: cannot be taken away. */
  fixed?: boolean
  disabled?: boolean
  /** Chosen here not long ago. */
  remembered?: boolean
  /** Stands for more than one: only where many can be chosen. */
  several?: boolean
  /** Would be made by being chosen: only where that is wanted. */
  isNew?: boolean
  /** What its row does instead of being chosen. */
  run?: () => void
}

/** What choosing came to: usually the option itself, and the text that is left to look for. */
export type PickResult = { chosen: readonly Option[]; rest?: string } | { refused: string }
export type PickOption = (option: Option) => PickResult | Promise<PickResult>

export type OptionsResult = {
  options: readonly Option[]
  isPending: boolean
  error: unknown
  retry?: () => void
  /** Rows after what was found, such as making what was not. */
  more?: readonly Option[]
  /** What is done with an option on its way to being chosen; it never fails, it refuses. */
  take?: PickOption
}

/** What is searched for, and how its result is drawn. */
export type OptionSearch = { text: string; children: (found: OptionsResult) => ReactNode }
/** Draws the component that searches; it is only mounted while the list is open. */
export type RenderSearch = (search: OptionSearch) => ReactNode

const NONE = -1

/** The next option that may be chosen from `from` in a direction, round the ends; -1 when there is none. */
export const nextChoosable = (options: readonly Option[], from: number, step: 1 | -1): number => {
  const { length } = options
  for (let move = 1; move <= length; move++) {
    const index = (from + step * move + length * (move + 1)) % length
    if (options[index]?.disabled !== true) return index
  }
  return NONE
}

/** The option that may be chosen and is nearest to `wished`; -1 when there is none. */
export const nearestChoosable = (options: readonly Option[], wished: number): number =>
  options.reduce((nearest, { disabled }, index) => {
    if (disabled === true) return nearest
    return nearest === NONE || Math.abs(index - wished) < Math.abs(nearest - wished) ? index : nearest
  }, NONE)

const PAGE = 5

/** Where a key leads from the option at `active`; undefined for a key that leads nowhere. */
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

/** What a field that searches shares, whether one or many can be chosen. */
export type SearchField = {
  label: string
  renderSearch: RenderSearch
  /** Whether what is not found may be made here. */
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

/** The chosen with these added: none twice, and not more than there may be. */
export const withSelected = (
  chosen: readonly Option[],
  added: readonly Option[],
  maximum = Number.POSITIVE_INFINITY,
): Option[] => {
  const all = [...chosen]
  for (const option of added) if (all.length < maximum && all.every(({ id }) => id !== option.id)) all.push(option)
  return all
}

/** The chosen without this one; what is fixed stays (spec 1, section 5). */
export const withoutSelected = (chosen: readonly Option[], id: string): readonly Option[] =>
  chosen.some((option) => option.id === id && option.fixed !== true)
    ? chosen.filter((option) => option.id !== id)
    : chosen
