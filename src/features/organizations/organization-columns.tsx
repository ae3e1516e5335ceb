import type { Organization } from '#src/contract/organizations.ts'
import { Country } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { addedColumn, nameColumn, statusColumn, wordsColumn } from '#src/catalogue/lists/shared-columns.tsx'
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
  wordsColumn({ id: 'city', order: 2, sortBy: 'city', wordsOf: ({ city }) => city }),
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
