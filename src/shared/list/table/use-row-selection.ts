import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowSelection } from '#src/shared/list/table/row-selection.tsx'

type Options<Row> = {
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  isSelectable?: ((row: Row) => boolean) | undefined
  /** What narrows and turns the list: with another list nothing is taken any more. */
  view: string
}

/** Which rows of the page shown are taken. */
export const useRowSelection = <Row extends { id: string }>({
  rows,
  nameOf,
  isSelectable = () => true,
  view,
}: Options<Row>) => {
  const { t } = useTranslation('lists')
  const [picked, setPicked] = useState<{ view: string; ids: ReadonlySet<string> }>({ view, ids: new Set() })
  const ids = picked.view === view ? picked.ids : new Set<string>()
  const selectedRows = (rows ?? []).filter(({ id }) => ids.has(id))
  const selectable = (rows ?? []).filter(isSelectable)
  const take = (next: Iterable<string>) => setPicked({ view, ids: new Set(next) })
  const selection: RowSelection<Row> = {
    selected: new Set(selectedRows.map(({ id }) => id)),
    toggle: (row) => {
      if (isSelectable(row)) take(ids.has(row.id) ? [...ids].filter((other) => other !== row.id) : [...ids, row.id])
    },
    labelOf: (row) => t(isSelectable(row) ? 'select.row' : 'select.notTheirs', { name: nameOf(row) }),
    isSelectable,
    all: {
      label: t('select.all'),
      toggle: () => take(selectedRows.length === selectable.length ? [] : selectable.map(({ id }) => id)),
      state: selectedRows.length === 0 ? 'none' : selectedRows.length === selectable.length ? 'all' : 'some',
    },
  }
  return { selection, selectedRows, clear: () => take([]) }
}
