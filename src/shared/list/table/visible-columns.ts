import { type ColumnLayout, desktopOrder } from '#src/shared/list/table/column.ts'

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

/** Between the columns in the address: it stays as it is there, and no column has it in its name. */
const BETWEEN = '.'

/** What a row is called is always shown. */
export const isTitle = ({ mobile }: ColumnLayout) => mobile?.isPrimary === true

/** The columns named, in that order; what is unknown or named again is passed over. */
const named = <C extends ColumnLayout>(columns: readonly C[], choice: string): C[] => {
  const known = columns.filter(({ desktop }) => desktop !== undefined)
  return [...new Set(choice.split(BETWEEN))].flatMap((id) => known.find((column) => column.id === id) ?? [])
}

/**
 * The columns as somebody wants them on a desktop, after the title where they forgot it. Whoever chose them gets them
 * all: none gives way on a narrow screen. Where nothing was chosen, or nothing that there is, they are as usual.
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

/** How a choice stands in the address; nothing when it is what there is anyway. */
export const columnsParamOf = (columns: readonly ColumnLayout[], ids: readonly string[]): string => {
  const usual = desktopOrder(columns).map(({ id }) => id)
  const choice = ids.join(BETWEEN)
  return choice === usual.join(BETWEEN) ? '' : choice
}

/** The columns of a sheet: those somebody chose, or else every fact there is, what the table shows first. */
export const columnsToExport = <C extends ColumnLayout>(columns: readonly C[], choice: string): C[] => {
  const shown = desktopOrder(visibleColumns(columns, choice))
  return choice === '' ? [...new Set([...shown, ...columns])] : shown
}
