import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#src/catalogue/lists/selection.tsx'

type Options<Row> = {
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  /** What narrows and turns the list: with another list nothing is taken any more. */
  view: string
}

/** Which rows of the page shown are taken. */
export const useSelection = <Row extends { id: string }>({ rows, nameOf, view }: Options<Row>) => {
  const { t } = useTranslation('lists')
  const [kept, setKept] = useState<{ view: string; ids: ReadonlySet<string> }>({ view, ids: new Set() })
  const ids = kept.view === view ? kept.ids : new Set<string>()
  const taken = (rows ?? []).filter(({ id }) => ids.has(id))
  const take = (next: Iterable<string>) => setKept({ view, ids: new Set(next) })
  const selection: Selection<Row> = {
    selected: new Set(taken.map(({ id }) => id)),
    toggle: ({ id }) => take(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    labelOf: (row) => t('select.row', { name: nameOf(row) }),
    isFixed: () => false,
    all: {
      label: t('select.all'),
      toggle: () => take(taken.length === rows?.length ? [] : (rows ?? []).map(({ id }) => id)),
      state: taken.length === 0 ? 'none' : taken.length === rows?.length ? 'all' : 'some',
    },
  }
  return { selection, taken, clear: () => take([]) }
}
