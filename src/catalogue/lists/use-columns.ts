import { useMemo } from 'react'
import type { Column } from '#src/catalogue/lists/column.ts'
import { type Owned, organizationColumn } from '#src/catalogue/lists/organization-column.tsx'
import { useUser } from '#src/catalogue/viewer.ts'

/** The columns of a list, with the organization for whoever sees more than one. */
export const useColumns = <Row extends Owned>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const seesAll = useUser()?.role === 'SUPERADMIN'
  return useMemo(
    () => (seesAll ? [...columns, organizationColumn<Row>(columns.length + 1)] : columns),
    [columns, seesAll],
  )
}
