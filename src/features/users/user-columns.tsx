import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/users.ts'
import { DateCell } from '#src/shared/list/table/cells.tsx'
import { RowLink } from '#src/shared/list/table/row-link.tsx'
import { userDisplayName } from '#src/features/users/user-display-name.ts'
import { addedColumn, nameColumn, statusColumn, textColumn } from '#src/shared/list/table/common-columns.tsx'
import type { Column } from '#src/shared/list/table/column.ts'

const Role = ({ role }: Pick<User, 'role'>) => useTranslation('lists').t(`role.${role}`)

export const userColumns: Column<User>[] = [
  nameColumn<User>({
    header: 'name',
    nameOf: userDisplayName,
    imageOf: ({ avatar }) => avatar,
    sortBy: 'lastName',
    link: (row) => (
      <RowLink to="/users/$userId" params={{ userId: row.id }}>
        {userDisplayName(row)}
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
  statusColumn(4),
  addedColumn(5),
  {
    id: 'lastSeenAt',
    header: 'lastSeen',
    csv: ({ lastSeenAt }) => lastSeenAt,
    cell: ({ lastSeenAt }) => <DateCell value={lastSeenAt} />,
    desktop: { visible: true, order: 6, width: 130, spare: 'second' },
  },
]
