import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { useTranslation } from 'react-i18next'
import { AddLink } from '#src/catalogue/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/catalogue/lists/list-search.ts'
import { useFilters } from '#src/catalogue/lists/use-filters.ts'
import { labelFilters } from '#src/features/labels/label-filters.ts'
import { ListScreen } from '#src/catalogue/lists/list-screen.tsx'
import { useColumns } from '#src/catalogue/lists/use-columns.ts'
import { labelColumns } from '#src/features/labels/label-columns.tsx'
import { useChangeLabels } from '#src/features/labels/use-change-labels.ts'
import { IconTag } from '#src/ui/icons.ts'

const route = getRouteApi('/_member/labels/')

export const LabelsList = () => {
  const { t } = useTranslation('entities')
  const { listQuery } = route.useRouteContext()
  const state = route.useSearch()
  return (
    <ListScreen
      area="labels"
      icon={IconTag}
      list={useQuery(listQuery)}
      state={state}
      columns={useColumns(labelColumns)}
      filters={useFilters(labelFilters)}
      opens
      readPage={async (page) => (await client.labels.list.query(pageInput({ ...state, page }, EXPORT_ROWS))).labels}
      action={<AddLink to="/labels/new">{t('add.labels')}</AddLink>}
      bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useChangeLabels() }}
    />
  )
}
