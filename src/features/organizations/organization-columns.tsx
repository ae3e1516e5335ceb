import type { Organization } from '#src/contract/organizations.ts'
import { Country, Words } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { addedColumn, nameColumn, statusColumn } from '#src/catalogue/lists/shared-columns.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

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
  {
    id: 'city',
    header: 'city',
    csv: ({ city }) => city,
    sortBy: 'city',
    cell: ({ city }) => <Words value={city} />,
    desktop: { visible: true, order: 2, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    cell: ({ country }) => <Country code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  statusColumn(4),
  addedColumn(5),
]
