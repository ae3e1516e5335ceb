import type { Organization } from '#src/contract/organizations.ts'
import { ActiveBadge, Country, Day, Details, Words } from '#src/catalogue/lists/cells.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import { initialsOf } from '#src/domain/initials.ts'
import { Avatar } from '#src/ui/avatar.tsx'

const AVATAR = 28

export const organizationColumns: Column<Organization>[] = [
  {
    id: 'name',
    header: 'organization',
    shape: 'avatar',
    sortBy: 'name',
    cell: ({ name, image }) => (
      <Details picture={<Avatar url={image} initials={initialsOf(name)} size={AVATAR} />}>{name}</Details>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'city',
    header: 'city',
    sortBy: 'city',
    cell: ({ city }) => <Words value={city} />,
    desktop: { visible: true, order: 2, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'country',
    header: 'country',
    cell: ({ country }) => <Country code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  {
    id: 'status',
    header: 'status',
    shape: 'badge',
    sortBy: 'status',
    cell: ({ status }) => <ActiveBadge status={status} />,
    desktop: { visible: true, order: 4, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'createdAt',
    header: 'added',
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 5, width: 130 },
  },
]
