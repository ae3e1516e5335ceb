import { useMemo } from 'react'
import type { Column } from '#src/shared/list/table/column.ts'
import { type Owned, organizationColumn } from '#src/shared/list/table/organization-column.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'

/** The columns of a list, with the organization for whoever sees more than one. */
export const useColumns = <Row extends Owned>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const seesAll = useCurrentUser()?.role === 'SUPERADMIN'
  return useMemo(
    () => (seesAll ? [...columns, organizationColumn<Row>(columns.length + 1)] : columns),
    [columns, seesAll],
  )
}
