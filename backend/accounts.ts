import { newRow } from '#backend/changes.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { type UserRow, users } from '#backend/tables/users.ts'
import { PASSWORD_STRONG } from '#src/domain/limits.ts'
import { isLockedOut, addFailedAttempt } from '#src/domain/auth/password.ts'
import { badField, CommittedRefusal, refusal } from '#backend/refusal.ts'

const isStrong = (password: string) =>
  [...password].length >= PASSWORD_STRONG &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password)

/** Whoever has no password has none to know. */
export const isPassword = ({ ports }: Context, typed: string, { password: hash }: Pick<UserRow, 'password'>) =>
  hash === '' ? typed === '' : ports.passwords.verify(typed, hash)

/** The server asks for more than the interface: twelve characters with a letter, a digit and a special one. */
export const checkPassword = async (context: Context, password: string, user?: UserRow): Promise<void> => {
  if (user !== undefined && (await isPassword(context, password, user)))
    throw badField('password', 'PASSWORD_CANNOT_BE_SAME')
  if (!isStrong(password)) throw badField('password', 'WEAK_PASSWORD')
}

/** Whether the current password is known: wrong ones are counted, and after a few one has to wait. */
export const checkCurrentPassword = async (context: WriteContext, user: UserRow, typed: string): Promise<void> => {
  const { tables, now } = context
  if (isLockedOut(user.passwordTries, now)) throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_WRONG_PASSWORDS')
  if (await isPassword(context, typed, user)) return
  // Not a change of what others see of them: the revision stays.
  await tables.users.put({ ...user, passwordTries: addFailedAttempt(user.passwordTries, now) })
  throw new CommittedRefusal(badField('currentPassword', 'CURRENT_PASSWORD_INCORRECT'))
}

type Newcomer = Pick<UserRow, 'email' | 'password' | 'referralCode'> & Partial<Pick<UserRow, 'firstName' | 'lastName'>>

export const userWithEmail = async ({ tables }: Context, email: string): Promise<UserRow | undefined> =>
  (await tables.users.where({ key: { email: email.toLowerCase() } }, 1))[0]

/** An account that nobody has said anything about yet: registration does that. */
export const newUser = (context: WriteContext, newcomer: Newcomer): Promise<UserRow> =>
  context.tables.users.put({ ...users.defaults, ...newRow(context), firstName: '', lastName: '', ...newcomer })
