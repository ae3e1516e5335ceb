import dayjs from 'dayjs'
import { PASSWORD_TRIES, PASSWORD_WAIT_MINUTES } from '#src/domain/limits.ts'

/** How often a wrong current password was typed, and the instant of the last time, in ISO 8601. */
export type PasswordTries = { count: number; lastAt: string }

const isPast = ({ lastAt }: PasswordTries, now: Date) => dayjs(now).diff(lastAt, 'minute') >= PASSWORD_WAIT_MINUTES

/** Whether the user has to wait. A stranger with an open device could otherwise try one password after another (spec 1, section 5). */
export const isLockedOut = (tries: PasswordTries | undefined, now: Date): boolean =>
  tries !== undefined && tries.count >= PASSWORD_TRIES && !isPast(tries, now)

/** The attempts with one more wrong password. Attempts before the last wait do not count. */
export const addFailedAttempt = (tries: PasswordTries | undefined, now: Date): PasswordTries => ({
  count: tries === undefined || isPast(tries, now) ? 1 : tries.count + 1,
  lastAt: now.toISOString(),
})
