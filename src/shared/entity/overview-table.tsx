import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#src/shared/list/table/column.ts'
import classes from '#src/shared/entity/overview-table.module.css'

export type OverviewColumn<Row> = Pick<Column<Row>, 'header'> & {
  cell: (row: Row) => ReactNode
  /** Gives way where there is no room for all. */
  isSpare?: boolean
}
type Props<Row> = { label: string; columns: readonly OverviewColumn<Row>[]; rows: readonly Row[] }

/** A few rows of facts on the page of an entity, to be read and printed; nothing is done with them there. */
export const OverviewTable = <Row extends { id: string }>({ label, columns, rows }: Props<Row>) => {
  const { t } = useTranslation('lists')
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ header, isSpare }) => (
            <th key={header} scope="col" data-spare={isSpare}>
              {t(`column.${header}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ header, cell, isSpare }) => (
              <td key={header} data-spare={isSpare}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
