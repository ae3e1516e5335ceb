import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { labelColumns } from '#src/features/labels/label-columns.tsx'
import { useChangeLabels } from '#src/features/labels/use-change-labels.ts'
import { IconTag } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/labels/')

export const LabelsList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  return (
    <ListScreen
      area="labels"
      icon={IconTag}
      list={useQuery(listQuery)}
      state={route.useSearch()}
      columns={useColumns(labelColumns)}
      opens
      action={<AddLink to="/labels/new">{t('add.labels')}</AddLink>}
      bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeLabels() }}
    />
  )
}
