import type { Artist } from '#src/contract/artists.ts'
import { ActiveBadge, Country, Day, Name, Words } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'

export const artistColumns: Column<Artist>[] = [
  {
    id: 'name',
    header: 'artist',
    csv: ({ name }) => name,
    shape: 'avatar',
    sortBy: 'name',
    picture: ({ name, image }, size) => <EntityAvatar name={name} url={image} size={size} />,
    cell: ({ id, name }) => (
      <Name>
        <RowLink to="/artists/$artistId" params={{ artistId: id }}>
          {name}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'label',
    header: 'label',
    csv: ({ label }) => label?.name ?? null,
    cell: ({ label }) => <Words value={label?.name ?? null} />,
    desktop: { visible: true, order: 2, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    sortBy: 'country',
    cell: ({ country }) => <Country code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  {
    id: 'releases',
    header: 'releases',
    csv: ({ releasesCount }) => releasesCount,
    shape: 'short',
    cell: ({ releasesCount }) => releasesCount,
    desktop: { visible: true, order: 4, width: 100, align: 'end' },
  },
  {
    id: 'status',
    header: 'status',
    csv: ({ status }) => status,
    shape: 'badge',
    sortBy: 'status',
    cell: ({ status }) => <ActiveBadge status={status} />,
    desktop: { visible: true, order: 5, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'createdAt',
    header: 'added',
    csv: ({ createdAt }) => createdAt,
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 6, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
]
