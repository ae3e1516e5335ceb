import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { labelColumns } from '#src/features/labels/label-columns.tsx'
import { useChangeLabels } from '#src/features/labels/use-change-labels.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconTag } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/labels/')

export const LabelsList = () => {
  const { t } = useTranslation(['lists', 'entities'])
  const { listQuery } = route.useRouteContext()
  const add = <AddLink to="/labels/new">{t('entities:add.labels')}</AddLink>
  return (
    <ListScreen
      title={t('lists:labels.title')}
      searchLabel={t('lists:labels.search')}
      countLabel={(count) => t('lists:labels.count', { count })}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={useColumns(labelColumns)}
      opens
      action={add}
      bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeLabels() }}
      empty={
        <EmptyState
          icon={<IconTag size={28} stroke={1.5} />}
          title={t('lists:labels.empty.title')}
          message={t('lists:labels.empty.message')}
          action={add}
        />
      }
    />
  )
}
