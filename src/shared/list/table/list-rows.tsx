import { Button, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Aged } from '#src/offline/query-persistence/data-age.tsx'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import { cardOf, pictureSize } from '#src/shared/list/table/column.ts'
import { DataTable, type RowsProps } from '#src/shared/list/table/data-table.tsx'
import { useLongPress, rowPress, SelectionBox, showsBoxes } from '#src/shared/list/table/row-selection.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import type { ListChange, ListState } from '#src/shared/page/search-params.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/shared/list/table/list-rows.module.css'

type Page<Row> = { rows: Row[]; count: number }
/** The part of a query that a list needs. */
export type ListQuery<Row> = Pick<
  UseQueryResult<Page<Row>, unknown>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData' | 'fetchStatus' | 'refetch'
> &
  Aged

/** The rows as cards, for a phone. */
const CardList = <Row extends { id: string }>({ label, columns, rows, perPage, selection, opens }: RowsProps<Row>) => {
  const { t } = useTranslation('lists')
  const { primary, lines } = cardOf(columns)
  const side = pictureSize(primary?.shape, 'card')
  const hold = useLongPress((card) => selection?.mode?.enter(card.dataset.id))

  if (rows === undefined)
    return (
      <ul className={classes.cards} aria-label={label}>
        {Array.from({ length: perPage }, (_, at) => (
          <li key={at} className={classes.card}>
            {primary?.picture !== undefined && (
              <span className={classes.picture} data-shape={primary.shape} style={{ '--side': `${side}px` }} />
            )}
            <div className={classes.texts}>
              <CellSkeleton seed={at} />
              {lines.map((line, number) => (
                <CellSkeleton key={line[0]?.id} shape={line[0]?.shape} seed={at + number + 1} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    )

  return (
    <ul className={classes.cards} aria-label={label} {...hold}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.card}
          data-row
          tabIndex={-1}
          data-selected={selection?.selected.has(row.id) || undefined}
          data-id={row.id}
          {...rowPress(row, selection, opens)}
        >
          {selection !== undefined && showsBoxes(selection) && <SelectionBox row={row} selection={selection} />}
          {primary?.picture?.(row, side)}
          <div className={classes.texts}>
            <div className={classes.primary}>{primary?.cell(row)}</div>
            {lines.map((line) => (
              <div key={line[0]?.id} className={classes.line}>
                {line.map((column) => (
                  <span key={column.id} className={classes.fact}>
                    {column.mobile?.isNamed === true ? (
                      `${t(`column.${column.header}`)} `
                    ) : (
                      <VisuallyHidden>{t(`column.${column.header}`)}: </VisuallyHidden>
                    )}
                    {column.cell(row)}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Another way to show rows, such as covers. */
export type ListLayout<Row> = {
  Rows: ComponentType<RowsProps<Row>>
  /** Stands above the rows, and above why there are none. */
  Head?: ComponentType
  /** All rows are shown at once, without pages; it says itself when there are none. */
  isWhole?: boolean
}

type Props<Row> = Omit<RowsProps<Row>, 'rows'> & {
  list: ListQuery<Row>
  layout?: ListLayout<Row> | undefined
  sort?: Pick<ListState, 'sortBy' | 'sortDir'>
  onChange?: (change: ListChange) => void
  empty: ReactNode
  search: string
  /** Clears search and filters; undefined when none is set. */
  onShowAll: (() => void) | undefined
}

/** The rows, or why there are none. The previous page stays, dimmed, while the next is fetched. */
export const ListRows = <Row extends { id: string }>(props: Props<Row>) => {
  const { list, layout, empty, search, onShowAll, sort, onChange, ...rows } = props
  const { t } = useTranslation('lists')
  const Rows = useIsPhone() ? CardList : DataTable
  const { data, isPlaceholderData } = list
  const problem = useLoadProblem(list)

  const head = layout?.Head && (
    <Suspense>
      <layout.Head />
    </Suspense>
  )

  if (problem !== null)
    return (
      <>
        {head}
        <ContentUnavailable what="list" {...problem} title={t('failed')} />
      </>
    )
  const isEmpty = data?.count === 0 && layout?.isWhole !== true
  if (isEmpty && onShowAll === undefined) return empty
  if (isEmpty)
    return (
      <EmptyState
        icon={<IconSearchOff size={28} stroke={1.5} />}
        title={search === '' ? t('noMatch.filters') : t('noMatch.search', { search })}
        message={t('noMatch.message')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('noMatch.showAll')}
          </Button>
        }
      />
    )
  return (
    <>
      {head}
      <div
        className={classes.rows}
        data-boxes={(rows.selection !== undefined && layout === undefined) || undefined}
        data-stale={isPlaceholderData || undefined}
        aria-busy={data === undefined || isPlaceholderData}
      >
        {layout === undefined ? (
          <Rows {...rows} rows={data?.rows} sort={sort} onChange={onChange} />
        ) : (
          <Suspense>
            <layout.Rows {...rows} rows={data?.rows} />
          </Suspense>
        )}
      </div>
    </>
  )
}
