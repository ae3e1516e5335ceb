import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { artistFilters } from '#src/features/artists/artist-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { artistColumns } from '#src/features/artists/artist-columns.tsx'
import { useChangeArtists } from '#src/features/artists/use-change-artists.ts'

const route = getRouteApi('/_member/artists/')

export const ArtistsList = () => (
  <ListScreen
    area="artists"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useSearch()}
    columns={useColumns(artistColumns)}
    filters={useFilters(artistFilters)}
    readPage={async (state) => (await client.artists.list.query(pageInput(state, EXPORT_ROWS))).artists}
    action={<AddLink to="/artists/new" area="artists" />}
    bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeArtists() }}
  />
)
