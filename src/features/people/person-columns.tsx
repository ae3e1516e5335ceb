import type { Person } from '#src/contract/people.ts'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import { addedColumn, nameColumn } from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'

export const personColumns: Column<Person>[] = [
  nameColumn({
    header: 'name',
    nameOf: ({ name }) => name,
    link: (row) => (
      <RowLink to="/people/$personId" params={{ personId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  addedColumn(3, { visible: true, rowNumber: 2 }),
]
