import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api, client } from '#src/api/client.ts'
import type { Artist } from '#src/contract/artists.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { labelFilter, organizationFilter, statusFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { CountryCell, RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import {
  addedColumn,
  nameColumn,
  organizationColumn,
  releasesColumn,
  statusColumn,
  textColumn,
} from '#src/shared/list/table/common-columns.tsx'
import { AddLink } from '#src/shared/page/page-header.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'

const artistColumns: Column<Artist>[] = [
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
  statusColumn(5, 'artists'),
  addedColumn(6, { visible: true, rowNumber: 2, isNamed: true }),
  organizationColumn(7),
]

const artistFilters = [statusFilter, labelFilter, organizationFilter]

const route = getRouteApi('/_member/artists/')

export const ArtistsList = () => (
  <ListScreen
    area="artists"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useLoaderDeps()}
    columns={artistColumns}
    filters={artistFilters}
    readPage={async (state) => (await client.artists.list.query(pageInput(state, EXPORT_ROWS))).artists}
    action={<AddLink to="/artists/new" area="artists" />}
    bulk={{
      nameOf: ({ name }) => name,
      statusOf: ({ status }) => status,
      ...useBulkActions({ toggle: api.artists.toggle, remove: api.artists.permanentlyDelete }, (artistIds) => ({
        artistIds,
      })),
    }}
  />
)
