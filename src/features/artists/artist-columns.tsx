import type { Artist } from '#src/contract/artists.ts'
import { Country } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import {
  addedColumn,
  nameColumn,
  releasesColumn,
  statusColumn,
  wordsColumn,
} from '#src/catalogue/lists/shared-columns.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

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
  wordsColumn({ id: 'label', order: 2, wordsOf: ({ label }) => label?.name ?? null }),
  {
    id: 'country',
    header: 'country',
    csv: ({ country }) => country,
    sortBy: 'country',
    cell: ({ country }) => <Country code={country} />,
    desktop: { visible: true, order: 3, width: 150, spare: 'first' },
  },
  releasesColumn(4),
  statusColumn(5),
  addedColumn(6, { visible: true, rowNumber: 2 }),
]
