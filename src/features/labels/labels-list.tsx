import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { AddLink } from '#src/shared/entity/add-link.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { useFilters } from '#src/shared/list/filter/use-filters.ts'
import { labelFilters } from '#src/features/labels/label-filters.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { useColumns } from '#src/shared/list/table/use-columns.ts'
import { labelColumns } from '#src/features/labels/label-columns.tsx'
import { useLabelActions } from '#src/features/labels/use-label-actions.ts'

const route = getRouteApi('/_member/labels/')

export const LabelsList = () => (
  <ListScreen
    area="labels"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useSearch()}
    columns={useColumns(labelColumns)}
    filters={useFilters(labelFilters)}
    readPage={async (state) => (await client.labels.list.query(pageInput(state, EXPORT_ROWS))).labels}
    action={<AddLink to="/labels/new" area="labels" />}
    bulk={{ nameOf: ({ name }) => name, statusOf: ({ status }) => status, ...useLabelActions() }}
  />
)
