import { useTranslation } from 'react-i18next'
import { cardOf, pictureSize } from '#src/shared/list/table/column.ts'
import type { RowsProps } from '#src/shared/list/table/data-table.tsx'
import { CellSkeleton } from '#src/shared/list/table/cell-skeleton.tsx'
import { SelectionBox } from '#src/shared/list/table/row-selection.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from '#src/shared/list/table/card-list.module.css'

/** The rows as cards, for a phone. */
export const CardList = <Row extends { id: string }>({
  label,
  columns,
  rows,
  perPage,
  selection,
  opens,
}: RowsProps<Row>) => {
  const { t } = useTranslation('lists')
  const { primary, lines } = cardOf(columns)
  const side = pictureSize(primary?.shape, 'card')

  if (rows === undefined)
    return (
      <ul className={classes.cards} aria-label={label}>
        {Array.from({ length: perPage }, (_, at) => (
          <li key={at} className={classes.card}>
            {primary?.picture !== undefined && (
              <span className={classes.picture} data-shape={primary.shape} style={{ '--side': `${side}px` }} />
            )}
            <div className={classes.words}>
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
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={classes.card}
          data-row
          tabIndex={-1}
          data-selected={selection?.selected.has(row.id) || undefined}
          onClick={selection === undefined || opens ? undefined : () => selection.toggle(row)}
        >
          {selection !== undefined && <SelectionBox row={row} selection={selection} />}
          {primary?.picture?.(row, side)}
          <div className={classes.words}>
            <div className={classes.primary}>{primary?.cell(row)}</div>
            {lines.map((line) => (
              <div key={line[0]?.id} className={classes.line}>
                {line.map((column) => (
                  <span key={column.id} className={classes.fact}>
                    <VisuallyHidden>{t(`column.${column.header}`)}: </VisuallyHidden>
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
