import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#src/catalogue/lists/selection.tsx'

type Options<Row> = {
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  isTheirs?: ((row: Row) => boolean) | undefined
  /** What narrows and turns the list: with another list nothing is taken any more. */
  view: string
}

/** Which rows of the page shown are taken. */
export const useSelection = <Row extends { id: string }>({
  rows,
  nameOf,
  isTheirs = () => true,
  view,
}: Options<Row>) => {
  const { t } = useTranslation('lists')
  const [kept, setKept] = useState<{ view: string; ids: ReadonlySet<string> }>({ view, ids: new Set() })
  const ids = kept.view === view ? kept.ids : new Set<string>()
  const taken = (rows ?? []).filter(({ id }) => ids.has(id))
  const theirs = (rows ?? []).filter(isTheirs)
  const take = (next: Iterable<string>) => setKept({ view, ids: new Set(next) })
  const selection: Selection<Row> = {
    selected: new Set(taken.map(({ id }) => id)),
    toggle: (row) => {
      if (isTheirs(row)) take(ids.has(row.id) ? [...ids].filter((other) => other !== row.id) : [...ids, row.id])
    },
    labelOf: (row) => t(isTheirs(row) ? 'select.row' : 'select.notTheirs', { name: nameOf(row) }),
    isTheirs,
    all: {
      label: t('select.all'),
      toggle: () => take(taken.length === theirs.length ? [] : theirs.map(({ id }) => id)),
      state: taken.length === 0 ? 'none' : taken.length === theirs.length ? 'all' : 'some',
    },
  }
  return { selection, taken, clear: () => take([]) }
}
