import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { AddLink } from '#src/shared/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { useFilters } from '#src/shared/list/filter/use-filters.ts'
import { artistFilters } from '#src/features/artists/artist-filters.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { useColumns } from '#src/shared/list/table/use-columns.ts'
import { artistColumns } from '#src/features/artists/artist-columns.tsx'
import { useArtistActions } from '#src/features/artists/use-artist-actions.ts'

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
    bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useArtistActions() }}
  />
)
