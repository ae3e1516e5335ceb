import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api, client } from '#src/api/client.ts'
import type { Label } from '#src/contract/labels.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { organizationFilter, statusFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import {
  addedColumn,
  nameColumn,
  organizationColumn,
  releasesColumn,
  statusColumn,
} from '#src/shared/list/table/common-columns.tsx'
import { AddLink } from '#src/shared/page/page-header.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'

const labelColumns: Column<Label>[] = [
  nameColumn({
    header: 'label',
    nameOf: ({ name }) => name,
    kind: 'label',
    link: (row) => (
      <RowLink to="/labels/$labelId" params={{ labelId: row.id }}>
        {row.name}
      </RowLink>
    ),
  }),
  releasesColumn(3),
  statusColumn(4, 'labels'),
  addedColumn(5),
  organizationColumn(6),
]

const labelFilters = [statusFilter, organizationFilter]

const route = getRouteApi('/_member/labels/')

export const LabelsList = () => (
  <ListScreen
    area="labels"
    list={useQuery(route.useRouteContext().listQuery)}
    state={route.useLoaderDeps()}
    columns={labelColumns}
    filters={labelFilters}
    readPage={async (state) => (await client.labels.list.query(pageInput(state, EXPORT_ROWS))).labels}
    action={<AddLink to="/labels/new" area="labels" />}
    bulk={{
      nameOf: ({ name }) => name,
      statusOf: ({ status }) => status,
      ...useBulkActions({ toggle: api.labels.toggle, remove: api.labels.permanentlyDelete }, (labelIds) => ({
        labelIds,
      })),
    }}
  />
)
