import { PASSWORD_STRONG } from '#src/domain/limits.ts'
import type { Context } from '#mocks/context.ts'
import type { UserRow } from '#mocks/db/rows.ts'
import { badField, refusal, TracedRefusal } from '#mocks/refusal.ts'
import { isLockedOut, addFailedAttempt } from '#src/domain/auth/password.ts'

const isStrong = (password: string) =>
  [...password].length >= PASSWORD_STRONG &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password)

/** The server asks for more than the interface: twelve characters with a letter, a digit and a special one. */
export const checkPassword = (password: string, before?: string): void => {
  if (password === before) throw badField('password', 'PASSWORD_CANNOT_BE_SAME')
  if (!isStrong(password)) throw badField('password', 'WEAK_PASSWORD')
}

/** Whether the current password is known: wrong ones are counted, and after a few nobody is listened to for a while. */
export const checkCurrentPassword = async ({ tables, now }: Context, user: UserRow, typed: string): Promise<void> => {
  if (isLockedOut(user.passwordTries, now)) throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_WRONG_PASSWORDS')
  if (typed === user.password) return
  // Not a change of what others see of them: the revision stays.
  await tables.users.put({ ...user, passwordTries: addFailedAttempt(user.passwordTries, now) })
  throw new TracedRefusal(badField('currentPassword', 'CURRENT_PASSWORD_INCORRECT'))
}
