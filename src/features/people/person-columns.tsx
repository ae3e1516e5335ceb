import type { Person } from '#src/contract/people.ts'
import { Day, Name } from '#src/catalogue/lists/cells.tsx'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

export const personColumns: Column<Person>[] = [
  {
    id: 'name',
    header: 'name',
    csv: ({ name }) => name,
    shape: 'avatar',
    sortBy: 'name',
    picture: ({ name }, size) => <EntityAvatar name={name} url={null} size={size} />,
    cell: ({ id, name }) => (
      <Name>
        <RowLink to="/people/$personId" params={{ personId: id }}>
          {name}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'createdAt',
    header: 'added',
    csv: ({ createdAt }) => createdAt,
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 3, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
]
