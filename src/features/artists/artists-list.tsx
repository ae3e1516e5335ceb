import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { artistColumns } from '#src/features/artists/artist-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconMicrophone2 } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/artists')

export const ArtistsList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('artists.title')}
      searchLabel={t('artists.search')}
      countLabel={(count) => t('artists.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={useColumns(artistColumns)}
      empty={
        <EmptyState
          icon={<IconMicrophone2 size={28} stroke={1.5} />}
          title={t('artists.empty.title')}
          message={t('artists.empty.message')}
        />
      }
    />
  )
}
