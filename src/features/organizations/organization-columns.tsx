import type { Organization } from '#src/contract/organizations.ts'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import { addedColumn, nameColumn, statusColumn, textColumn } from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'

export const organizationColumns: Column<Organization>[] = [
  nameColumn({
    header: 'organization',
    nameOf: ({ name }) => name,
    imageOf: ({ image }) => image,
    link: (row) => (
      <RowLink to="/organizations/$organizationId" params={{ organizationId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  textColumn({ id: 'city', order: 2, sortBy: 'city', textOf: ({ city }) => city }),
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    cell: ({ country }) => <CountryCell code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  statusColumn(4),
  addedColumn(5),
]
