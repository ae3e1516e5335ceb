import type { Context } from '#mocks/context.ts'
import { newRow } from '#mocks/db/changes.ts'
import type { UserRow } from '#mocks/db/rows.ts'

type Newcomer = Pick<UserRow, 'email' | 'password' | 'referralCode'> & Partial<Pick<UserRow, 'firstName' | 'lastName'>>

export const userWithEmail = ({ tables }: Context, email: string): Promise<UserRow | undefined> =>
  tables.users.find((user) => user.email.toLowerCase() === email.toLowerCase())

/** An account that nobody has said anything about yet: registration does that. */
export const newUser = (context: Context, newcomer: Newcomer): Promise<UserRow> =>
  context.tables.users.put({
    ...newRow(context),
    firstName: '',
    lastName: '',
    ...newcomer,
    avatarFileId: null,
    role: 'MEMBER',
    status: 'ACTIVE',
    completed: false,
  })
