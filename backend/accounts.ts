import { newRow } from '#backend/rows.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { type UserRow, users } from '#backend/tables/users.ts'

type Newcomer = Pick<UserRow, 'email' | 'password' | 'referralCode'> & Partial<Pick<UserRow, 'firstName' | 'lastName'>>

export const userWithEmail = async ({ tables }: Context, email: string): Promise<UserRow | undefined> =>
  (await tables.users.where({ key: { email: email.toLowerCase() } }, 1))[0]

/** An account that nobody has said anything about yet: registration does that. */
export const newUser = (context: WriteContext, newcomer: Newcomer): Promise<UserRow> =>
  context.tables.users.put({ ...users.defaults, ...newRow(context), firstName: '', lastName: '', ...newcomer })
