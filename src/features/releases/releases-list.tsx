import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { releaseColumns } from '#src/features/releases/release-columns.tsx'
import { UnsavedDrafts } from '#src/features/releases/unsaved-drafts.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconDisc } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/releases/')

export const ReleasesList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('releases.title')}
      searchLabel={t('releases.search')}
      countLabel={(count) => t('releases.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={releaseColumns}
      notice={<UnsavedDrafts />}
      empty={
        <EmptyState
          icon={<IconDisc size={28} stroke={1.5} />}
          title={t('releases.empty.title')}
          message={t('releases.empty.message')}
        />
      }
    />
  )
}
