import type { Organization } from '#src/contract/organizations.ts'
import { ActiveBadge, Country, Day, Name, Words } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'

export const organizationColumns: Column<Organization>[] = [
  {
    id: 'name',
    header: 'organization',
    csv: ({ name }) => name,
    shape: 'avatar',
    sortBy: 'name',
    picture: ({ name, image }, size) => <EntityAvatar name={name} url={image} size={size} />,
    cell: ({ id, name }) => (
      <Name>
        <RowLink to="/organizations/$organizationId" params={{ organizationId: id }}>
          {name}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
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
  {
    id: 'status',
    header: 'status',
    csv: ({ status }) => status,
    shape: 'badge',
    sortBy: 'status',
    cell: ({ status }) => <ActiveBadge status={status} />,
    desktop: { visible: true, order: 4, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'createdAt',
    header: 'added',
    csv: ({ createdAt }) => createdAt,
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 5, width: 130 },
  },
]
