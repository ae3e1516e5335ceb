import { Words } from '#src/catalogue/lists/cells.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

export type Owned = { organization: { name: string } }

/** Whose a row is: only who sees more than one organization needs to be told. */
export const organizationColumn = <Row extends Owned>(order: number): Column<Row> => ({
  id: 'organization',
  header: 'organization',
  csv: ({ organization }) => organization.name,
  cell: ({ organization }) => <Words value={organization.name} />,
  desktop: { visible: true, order, width: 170, spare: 'second' },
  mobile: { visible: true, rowNumber: 9 },
})
