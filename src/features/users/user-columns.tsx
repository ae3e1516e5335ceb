import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/users.ts'
import { Day } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import { addedColumn, nameColumn, statusColumn, wordsColumn } from '#src/catalogue/lists/shared-columns.tsx'
import type { Column } from '#src/catalogue/lists/column.ts'

const Role = ({ role }: Pick<User, 'role'>) => useTranslation('lists').t(`role.${role}`)

export const userColumns: Column<User>[] = [
  nameColumn<User>({
    header: 'name',
    nameOf: nameOfUser,
    imageOf: ({ avatar }) => avatar,
    sortBy: 'lastName',
    link: (row) => (
      <RowLink to="/users/$userId" params={{ userId: row.id }}>
        {nameOfUser(row)}
      </RowLink>
    ),
  }),
  wordsColumn({ id: 'email', order: 2, sortBy: 'email', wordsOf: ({ email }) => email }),
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
    cell: ({ lastSeenAt }) => <Day value={lastSeenAt} />,
    desktop: { visible: true, order: 6, width: 130, spare: 'second' },
  },
]
