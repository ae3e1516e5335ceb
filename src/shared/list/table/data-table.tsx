import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import { type Column, desktopOrder, leastWidth, pictureSize, roomForSpare } from '#src/shared/list/table/column.ts'
import {
  rowPress,
  SelectAllBox,
  type RowSelection,
  SelectionBox,
  showsBoxes,
} from '#src/shared/list/table/row-selection.tsx'
import { type ListChange, type ListState, nextSort } from '#src/shared/page/search-params.ts'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '#src/ui/icons.ts'
import classes from '#src/shared/list/table/data-table.module.css'

type SortHeaderProps<Row> = {
  column: Column<Row>
  sort: Pick<ListState, 'sortBy' | 'sortDir'> | undefined
  onChange: ((change: ListChange) => void) | undefined
}

const WAYS = { asc: 'ascending', desc: 'descending' } as const
const ICONS = { asc: IconArrowUp, desc: IconArrowDown }

const SortHeader = <Row,>({ column, sort, onChange, ...attributes }: SortHeaderProps<Row>) => {
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

export type RowsProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  perPage: number
  selection?: RowSelection<Row> | undefined
  /** Rows are links, so only the checkbox selects them. */
  opens?: boolean | undefined
}
type Props<Row> = RowsProps<Row> & {
  sort?: Pick<ListState, 'sortBy' | 'sortDir'> | undefined
  onChange?: ((change: ListChange) => void) | undefined
}

/** The rows as a table, for wide screens. The API sorts, searches and pages, by the address. */
export const DataTable = <Row extends { id: string }>(props: Props<Row>) => {
  const { label, columns, rows, perPage, selection, opens, sort, onChange } = props
  const { t } = useTranslation('lists')
  const shown = desktopOrder(columns)
  const rooms = roomForSpare(shown)
  const rest = ({ id, desktop }: Column<never>) => ({ 'data-align': desktop?.align, 'data-room': rooms.get(id) })

  return (
    <table
      className={classes.table}
      aria-label={label}
      data-selectable={selection !== undefined || undefined}
      data-selecting={(selection !== undefined && showsBoxes(selection)) || undefined}
      style={{ '--least': `${leastWidth(shown)}px` }}
    >
      <colgroup>
        {selection !== undefined && <col className={classes.box} />}
        {shown.map((column) => (
          <col key={column.id} style={{ width: column.desktop?.width }} {...rest(column)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection !== undefined && (
            <th scope="col">
              {selection.all === undefined ? (
                <VisuallyHidden>{t('select.header')}</VisuallyHidden>
              ) : (
                <SelectAllBox all={selection.all} />
              )}
            </th>
          )}
          {shown.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onChange={onChange} {...rest(column)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === undefined &&
          Array.from({ length: perPage }, (_, row) => (
            <tr key={row}>
              {selection !== undefined && <td aria-hidden />}
              {shown.map((column, at) => (
                <td key={column.id} {...rest(column)}>
                  <CellSkeleton shape={column.shape} seed={row * 3 + at} />
                </td>
              ))}
            </tr>
          ))}
        {rows?.map((row) => (
          <tr
            key={row.id}
            data-row
            tabIndex={-1}
            data-selected={selection?.selected.has(row.id) || undefined}
            {...rowPress(row, selection, opens)}
          >
            {selection !== undefined && (
              <td>
                <SelectionBox row={row} selection={selection} />
              </td>
            )}
            {shown.map((column) => (
              <td key={column.id} data-opens={(opens && column.mobile?.isPrimary) || undefined} {...rest(column)}>
                {column.picture === undefined ? (
                  column.cell(row)
                ) : (
                  <span className={classes.pictured}>
                    {column.picture(row, pictureSize(column.shape, 'row'))}
                    {column.cell(row)}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
