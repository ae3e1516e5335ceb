/** Wrong current passwords that are taken before one has to wait, and for how long; decided here, as for codes. */
export const PASSWORD_TRIES = 5
export const PASSWORD_WAIT_MINUTES = 10

/** How often the current password was not known, and when that was last; in ISO 8601. */
export type PasswordTries = { count: number; lastAt: string }

const isPast = ({ lastAt }: PasswordTries, now: Date) =>
  now.getTime() - Date.parse(lastAt) >= PASSWORD_WAIT_MINUTES * 60_000

/** Whoever found an open device could try one word after another (api.md: five tries, then TOO_MANY_REQUESTS). */
export const isLockedOut = (tries: PasswordTries | undefined, now: Date): boolean =>
  tries !== undefined && tries.count >= PASSWORD_TRIES && !isPast(tries, now)

/** After one more that was wrong; those of long ago no longer count. */
export const addFailedAttempt = (tries: PasswordTries | undefined, now: Date): PasswordTries => ({
  count: tries === undefined || isPast(tries, now) ? 1 : tries.count + 1,
  lastAt: now.toISOString(),
})
