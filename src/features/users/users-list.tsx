import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, client } from '#src/api/client.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { User } from '#src/contract/users.ts'
import { canDeactivateUser } from '#src/domain/access/activation.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { organizationFilter, statusFilter } from '#src/shared/list/list-filter.ts'
import { ListScreen } from '#src/shared/list/list-screen.tsx'
import { DateCell, RowLink } from '#src/shared/list/table/cells.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { addedColumn, nameColumn, statusColumn, textColumn } from '#src/shared/list/table/common-columns.tsx'
import { EXPORT_ROWS, pageInput } from '#src/shared/page/search-params.ts'

const Role = ({ role }: Pick<User, 'role'>) => useTranslation('lists').t(`role.${role}`)

const userColumns: Column<User>[] = [
  nameColumn<User>({
    header: 'name',
    nameOf: displayName,
    imageOf: ({ avatar }) => avatar,
    sortBy: 'lastName',
    link: (row) => (
      <RowLink to="/users/$userId" params={{ userId: row.id }}>
        {displayName(row)}
      </RowLink>
    ),
  }),
  textColumn({ id: 'email', order: 2, sortBy: 'email', textOf: ({ email }) => email }),
  {
    id: 'role',
    header: 'role',
    csv: ({ role }) => role,
    cell: ({ role }) => <Role role={role} />,
    desktop: { visible: true, order: 3, width: 180, spare: 'first' },
  },
  statusColumn(4, 'users'),
  addedColumn(5),
  {
    id: 'lastSeenAt',
    header: 'lastSeen',
    csv: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => <DateCell value={lastSeenAt} />,
    desktop: { visible: true, order: 6, width: 130, spare: 'second' },
  },
]

const userFilters = [statusFilter, organizationFilter]

const route = getRouteApi('/_member/users/')

export const UsersList = () => {
  const me = useCurrentUser()
  return (
    <ListScreen
      area="users"
      list={useQuery(route.useRouteContext().listQuery)}
      state={route.useLoaderDeps()}
      columns={userColumns}
      filters={userFilters}
      readPage={async (state) => (await client.users.list.query(pageInput(state, EXPORT_ROWS))).users}
      bulk={{
        nameOf: displayName,
        statusOf: ({ status }) => status,
        isSelectable: (user) => canDeactivateUser(me, user),
        ...useBulkActions({ toggle: api.users.toggle, remove: api.users.permanentlyDelete }, (userIds) => ({
          userIds,
        })),
      }}
    />
  )
}
