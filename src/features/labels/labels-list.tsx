import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { labelColumns } from '#src/features/labels/label-columns.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconTag } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/labels')

export const LabelsList = () => {
  const { t } = useTranslation('lists')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      title={t('labels.title')}
      searchLabel={t('labels.search')}
      countLabel={(count) => t('labels.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={useColumns(labelColumns)}
      empty={
        <EmptyState
          icon={<IconTag size={28} stroke={1.5} />}
          title={t('labels.empty.title')}
          message={t('labels.empty.message')}
        />
      }
    />
  )
}
