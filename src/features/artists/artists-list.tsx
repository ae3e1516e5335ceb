import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { artistFilters } from '#src/features/artists/artist-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { artistColumns } from '#src/features/artists/artist-columns.tsx'
import { useChangeArtists } from '#src/features/artists/use-change-artists.ts'
import { IconMicrophone2 } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/artists/')

export const ArtistsList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  return (
    <ListScreen
      area="artists"
      icon={IconMicrophone2}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(artistColumns)}
      filters={useFilters(artistFilters)}
      opens
      readPage={async (page) => (await client.artists.list.query(pageInput({ ...state, page }, EXPORT_ROWS))).artists}
      action={<AddLink to="/artists/new">{t('add.artists')}</AddLink>}
      bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeArtists() }}
    />
  )
}
