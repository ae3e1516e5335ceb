import { moveItem } from '#src/shared/list/move-item.ts'
import { type ColumnLayout, desktopOrder } from '#src/shared/list/table/column.ts'

/** The ids of the visible columns, with one appended or removed. */
export const toggleColumn = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** The ids with one moved a step to the left or right, where possible. */
export const moved = (ids: readonly string[], id: string, step: 1 | -1): string[] => {
  const from = ids.indexOf(id)
  return moveItem(ids, from, from + step)
}

/** Separates column ids in the address: it is not percent-encoded, and no id contains it. */
const SEPARATOR = '.'

/** The name of a row, which is always visible. */
export const isTitle = ({ mobile }: ColumnLayout) => mobile?.isPrimary === true

/** The columns with these ids, in that order; unknown ids and duplicates are skipped. */
const named = <C extends ColumnLayout>(columns: readonly C[], choice: string): C[] => {
  const known = columns.filter(({ desktop }) => desktop !== undefined)
  return [...new Set(choice.split(SEPARATOR))].flatMap((id) => known.find((column) => column.id === id) ?? [])
}

/**
 * The columns with the person's choice for the desktop, the title first if the choice omits it. Chosen columns are never
 * hidden on narrow screens. Without a valid choice, the columns are the default.
 */
export const visibleColumns = <C extends ColumnLayout>(columns: readonly C[], choice: string): readonly C[] => {
  const chosen = named(columns, choice)
  if (chosen.length === 0) return columns
  const shown = chosen.some(isTitle) ? chosen : [...columns.filter(isTitle), ...chosen]
  return columns.map((column) => {
    const order = shown.indexOf(column)
    if (column.desktop === undefined) return column
    return { ...column, desktop: { ...column.desktop, visible: order !== -1, order, spare: undefined } }
  })
}

/** The search param of a choice; empty when it equals the default. */
export const columnsParamOf = (columns: readonly ColumnLayout[], ids: readonly string[]): string => {
  const usual = desktopOrder(columns).map(({ id }) => id)
  const choice = ids.join(SEPARATOR)
  return choice === usual.join(SEPARATOR) ? '' : choice
}

/** The columns of an export: the chosen ones, or else all, the visible ones first. */
export const columnsToExport = <C extends ColumnLayout>(columns: readonly C[], choice: string): C[] => {
  const shown = desktopOrder(visibleColumns(columns, choice))
  return choice === '' ? [...new Set([...shown, ...columns])] : shown
}
