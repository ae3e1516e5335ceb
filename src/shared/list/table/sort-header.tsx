import { useTranslation } from 'react-i18next'
import type { Column } from '#src/shared/list/table/column.ts'
import { type ListChange, type ListState, nextSort } from '#src/shared/list/search-params/list-search-params.ts'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '#src/ui/icons.ts'
import classes from '#src/shared/list/table/data-table.module.css'

type Props<Row> = {
  column: Column<Row>
  sort: Pick<ListState, 'sortBy' | 'sortDir'> | undefined
  onChange: ((change: ListChange) => void) | undefined
}

const WAYS = { asc: 'ascending', desc: 'descending' } as const
const ICONS = { asc: IconArrowUp, desc: IconArrowDown }

export const SortHeader = <Row,>({ column, sort, onChange, ...attributes }: Props<Row>) => {
  const { t } = useTranslation('lists')
  const { sortBy } = column
  const label = t(`column.${column.header}`)
  if (sortBy === undefined || sort === undefined || onChange === undefined)
    return (
      <th scope="col" {...attributes}>
        {label}
      </th>
    )
  const way = sort.sortBy === sortBy ? sort.sortDir : null
  const Icon = way === null ? IconArrowsSort : ICONS[way]
  return (
    <th scope="col" aria-sort={way === null ? undefined : WAYS[way]} {...attributes}>
      <button type="button" className={classes.sort} onClick={() => onChange(nextSort(sort, sortBy))}>
        {label}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  )
}
