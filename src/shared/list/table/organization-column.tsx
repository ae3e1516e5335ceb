import type { Column } from '#src/shared/list/table/column.ts'
import { CellLink } from '#src/shared/list/table/cell-link.tsx'

export type Owned = { organization: { id: string; name: string } }

/** Whose a row is: only who sees more than one organization needs to be told, and is led there (spec 2, section 2). */
export const organizationColumn = <Row extends Owned>(order: number): Column<Row> => ({
  id: 'organization',
  header: 'organization',
  csv: ({ organization }) => organization.name,
  cell: ({ organization: { id, name } }) => (
    <CellLink to="/organizations/$organizationId" params={{ organizationId: id }} title={name}>
      {name}
    </CellLink>
  ),
  desktop: { visible: true, order, width: 170, spare: 'second' },
  mobile: { visible: true, rowNumber: 9 },
})
