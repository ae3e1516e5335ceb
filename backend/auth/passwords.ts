import { PASSWORD_STRONG } from '#src/domain/limits.ts'
import { isLockedOut, addFailedAttempt } from '#src/domain/auth/password.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { badField, CommittedRefusal, refusal } from '#backend/refusal.ts'
import type { UserRow } from '#backend/tables/users.ts'

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
