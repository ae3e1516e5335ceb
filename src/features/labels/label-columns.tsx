import type { Label } from '#src/contract/labels.ts'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import { addedColumn, nameColumn, releasesColumn, statusColumn } from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'

export const labelColumns: Column<Label>[] = [
  nameColumn({
    header: 'label',
    nameOf: ({ name }) => name,
    kind: 'label',
    link: (row) => (
      <RowLink to="/labels/$labelId" params={{ labelId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  releasesColumn(3),
  statusColumn(4),
  addedColumn(5),
]
