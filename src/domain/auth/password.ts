import dayjs from 'dayjs'
import { PASSWORD_MIN, PASSWORD_TRIES, PASSWORD_WAIT_MINUTES } from '#src/domain/limits.ts'

/** How often a wrong current password was typed, and the instant of the last time, in ISO 8601. */
export type PasswordTries = { count: number; lastAt: string }

const isPast = ({ lastAt }: PasswordTries, now: Date) => dayjs(now).diff(lastAt, 'minute') >= PASSWORD_WAIT_MINUTES

/** Whether the user has to wait. A stranger with an open device could otherwise try one password after another (access-5). */
export const isLockedOut = (tries: PasswordTries | undefined, now: Date): boolean =>
  tries !== undefined && tries.count >= PASSWORD_TRIES && !isPast(tries, now)

/** The attempts with one more wrong password. Attempts before the last wait do not count. */
export const addFailedAttempt = (tries: PasswordTries | undefined, now: Date): PasswordTries => ({
  count: tries === undefined || isPast(tries, now) ? 1 : tries.count + 1,
  lastAt: now.toISOString(),
})

/** The rules of the interface (access-5), in the order they are shown. */
export const PASSWORD_RULES = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const RULE_CHECKS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= PASSWORD_MIN,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
}

/** Whether a password meets one of the rules, which are ticked off while it is typed. */
export const meetsRule = (password: string, rule: PasswordRule): boolean => RULE_CHECKS[rule](password)

/** Whether the interface takes a password (access-5). */
export const meetsEveryRule = (password: string): boolean => PASSWORD_RULES.every((rule) => meetsRule(password, rule))

/** What the server asks of a password, less than the interface: as long, with a letter, a digit and a special character. */
export const isStrongPassword = (password: string): boolean =>
  /\p{L}/u.test(password) && (['length', 'number', 'special'] as const).every((rule) => meetsRule(password, rule))

/** Why the server refused a password: a rule, too weak, the same as before, or unknown. */
export type PasswordRefusal = PasswordRule | 'weak' | 'same' | 'invalid'

const KEYWORDS: readonly [PasswordRefusal, RegExp][] = [
  ['same', /PASSWORD_CANNOT_BE_SAME|same as the (?:old|previous)/i],
  ['weak', /WEAK_PASSWORD/i],
  ['uppercase', /upper/i],
  ['lowercase', /lower/i],
  ['special', /special|symbol/i],
  ['number', /number|digit/i],
  ['length', /length|characters|short/i],
]

/** Reads the server's message by keyword (access-5). */
export const readPasswordError = (message: string): PasswordRefusal =>
  KEYWORDS.find(([, pattern]) => pattern.test(message))?.[0] ?? 'invalid'
