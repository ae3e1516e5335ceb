import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/users.ts'
import { ActiveBadge, Day, Name, Words } from '#src/catalogue/lists/cells.tsx'
import { RowLink } from '#src/catalogue/lists/row-link.tsx'
import { nameOfUser } from '#src/features/users/name-of-user.ts'
import type { Column } from '#src/catalogue/lists/column.ts'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'

const Role = ({ role }: Pick<User, 'role'>) => useTranslation('lists').t(`role.${role}`)

export const userColumns: Column<User>[] = [
  {
    id: 'name',
    header: 'name',
    csv: nameOfUser,
    shape: 'avatar',
    sortBy: 'lastName',
    picture: (user, size) => <EntityAvatar name={nameOfUser(user)} url={user.avatar} size={size} />,
    cell: (user) => (
      <Name>
        <RowLink to="/users/$userId" params={{ userId: user.id }}>
          {nameOfUser(user)}
        </RowLink>
      </Name>
    ),
    desktop: { visible: true, order: 1 },
    mobile: { visible: true, isPrimary: true },
  },
  {
    id: 'email',
    header: 'email',
    csv: ({ email }) => email,
    sortBy: 'email',
    cell: ({ email }) => <Words value={email} />,
    desktop: { visible: true, order: 2, spare: 'first' },
    mobile: { visible: true, rowNumber: 1 },
  },
  {
    id: 'role',
    header: 'role',
    csv: ({ role }) => role,
    cell: ({ role }) => <Role role={role} />,
    desktop: { visible: true, order: 3, width: 180, spare: 'first' },
  },
  {
    id: 'status',
    header: 'status',
    csv: ({ status }) => status,
    shape: 'badge',
    sortBy: 'status',
    cell: ({ status }) => <ActiveBadge status={status} />,
    desktop: { visible: true, order: 4, width: 130 },
    mobile: { visible: true, rowNumber: 2 },
  },
  {
    id: 'createdAt',
    header: 'added',
    csv: ({ createdAt }) => createdAt,
    sortBy: 'createdAt',
    cell: ({ createdAt }) => <Day value={createdAt} />,
    desktop: { visible: true, order: 5, width: 130 },
  },
]
