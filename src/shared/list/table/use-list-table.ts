import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, desktopOrder } from '#src/shared/list/table/column.ts'

/** Order, search and pages are the API's work and stand in the address: the table itself only lays out. */
const features = tableFeatures({})

/** The columns in the desktop's order with the rows they show. */
export const useListTable = <Row extends { id: string }>(columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return desktopOrder(columns).map(({ id, cell }) => helper.display({ id, cell: ({ row }) => cell(row.original) }))
  }, [columns])
  return useTable({ features, columns: definitions, data: rows, getRowId: ({ id }) => id })
}
