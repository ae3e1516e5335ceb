import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, desktopOrder } from '#src/catalogue/lists/column.ts'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature })

/** The columns in the desktop's order with the rows they show. */
export const useListTable = <Row extends { id: string }>(columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>()
    return columns.map(({ id, cell }) => helper.display({ id, cell: ({ row }) => cell(row.original) }))
  }, [columns])
  const state = useMemo(
    () => ({
      columnOrder: desktopOrder(columns).map(({ id }) => id),
      columnVisibility: Object.fromEntries(columns.map(({ id, desktop }) => [id, desktop?.visible === true])),
    }),
    [columns],
  )
  return useTable({ features, columns: definitions, data: rows, getRowId: ({ id }) => id, state })
}
