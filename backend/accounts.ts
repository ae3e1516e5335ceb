import { newRow } from '#backend/rows.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { type UserRow, users } from '#backend/tables/users.ts'
import { PASSWORD_STRONG } from '#src/domain/limits.ts'
import { isLockedOut, addFailedAttempt } from '#src/domain/auth/password.ts'
import { badField, CommittedRefusal, refusal } from '#backend/refusal.ts'

type NewAccount = Pick<UserRow, 'email' | 'password' | 'referralCode'> &
  Partial<Pick<UserRow, 'firstName' | 'lastName'>>

export const userWithEmail = async ({ tables }: Context, email: string): Promise<UserRow | undefined> =>
  (await tables.users.where({ key: { email: email.toLowerCase() } }, 1))[0]

/** The name and the rest follow with the registration. */
export const newUser = (context: WriteContext, account: NewAccount): Promise<UserRow> =>
  context.tables.users.put({ ...users.defaults, ...newRow(context), firstName: '', lastName: '', ...account })

const isStrong = (password: string) =>
  [...password].length >= PASSWORD_STRONG &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password)

/** An account without a password, from a social sign-in, takes only an empty one. */
export const isPassword = ({ ports }: Context, typed: string, { password: hash }: Pick<UserRow, 'password'>) =>
  hash === '' ? typed === '' : ports.passwords.verify(typed, hash)

/** Stricter than the interface: twelve characters with a letter, a digit and a special character. */
export const checkPassword = async (context: Context, password: string, user?: UserRow): Promise<void> => {
  if (user !== undefined && (await isPassword(context, password, user)))
    throw badField('password', 'PASSWORD_CANNOT_BE_SAME')
  if (!isStrong(password)) throw badField('password', 'WEAK_PASSWORD')
}

/** Refuses a wrong current password. After a few wrong ones, the user has to wait. */
export const checkCurrentPassword = async (context: WriteContext, user: UserRow, typed: string): Promise<void> => {
  const { tables, now } = context
  if (isLockedOut(user.passwordTries, now)) throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_WRONG_PASSWORDS')
  if (await isPassword(context, typed, user)) return
  // Others see no change of the user: the revision stays.
  await tables.users.put({ ...user, passwordTries: addFailedAttempt(user.passwordTries, now) })
  throw new CommittedRefusal(badField('currentPassword', 'CURRENT_PASSWORD_INCORRECT'))
}
