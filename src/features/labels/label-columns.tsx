import type { Label } from '#src/contract/labels.ts'
import { ActiveBadge, Day, Name } from '#src/catalogue/lists/cells.tsx'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

export const labelColumns: Column<Label>[] = [
  {
    id: 'name',
    header: 'label',
    csv: ({ name }) => name,
    shape: 'avatar',
    sortBy: 'name',
    picture: ({ name }, size) => <EntityAvatar name={name} url={null} kind="label" size={size} />,
    cell: ({ id, name }) => (
      <Name>
        <RowLink to="/labels/$labelId" params={{ labelId: id }}>
          {name}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'releases',
    header: 'releases',
    csv: ({ releasesCount }) => releasesCount,
    shape: 'short',
    cell: ({ releasesCount }) => releasesCount,
    desktop: { visible: true, order: 3, width: 100, align: 'end' },
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
