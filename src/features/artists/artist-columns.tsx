import type { Artist } from '#src/contract/artists.ts'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import {
  addedColumn,
  nameColumn,
  releasesColumn,
  statusColumn,
  textColumn,
} from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'

export const artistColumns: Column<Artist>[] = [
  nameColumn({
    header: 'artist',
    nameOf: ({ name }) => name,
    imageOf: ({ image }) => image,
    link: (row) => (
      <RowLink to="/artists/$artistId" params={{ artistId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  textColumn({ id: 'label', order: 2, textOf: ({ label }) => label?.name ?? null }),
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    sortBy: 'country',
    cell: ({ country }) => <CountryCell code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  releasesColumn(4),
  statusColumn(5),
  addedColumn(6, { visible: true, rowNumber: 2 }),
]
