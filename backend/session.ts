import type { Context, WriteContext } from '#backend/context.ts'
import { newRow } from '#backend/rows.ts'
import { refusal } from '#backend/refusal.ts'
import type { MembershipRow } from '#backend/tables/organizations.ts'
import type { UserRow } from '#backend/tables/users.ts'

const TOKEN_LIFETIME_MS = 12 * 60 * 60_000
/** A page asks for much at once, and every answer would write. */
const SEEN_EVERY_MS = 10 * 60_000

/** Whoever a token stands for, with every organization they belong to. */
export type Caller = {
  user: UserRow
  isSuperAdmin: boolean
  memberships: MembershipRow[]
  /** The organization the call names, whether or not it is the caller's. */
  organizationId: string | null
}

const notLoggedIn = () => refusal('UNAUTHORIZED', 'NOT_LOGGED_IN')

export const openSession = async (context: WriteContext, user: UserRow): Promise<string> => {
  const { tables, now } = context
  const token = `${crypto.randomUUID()}.${crypto.randomUUID()}`
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS).toISOString()
  await tables.tokens.put({ ...newRow(context, token), userId: user.id, expiresAt })
  return token
}

export const closeSession = async ({ tables, token }: WriteContext): Promise<void> => {
  if (token !== null) await tables.tokens.remove(token)
}

export const closeSessionsOf = async ({ tables }: WriteContext, userId: string): Promise<void> => {
  for (const { id } of await tables.tokens.where({ is: { userId } })) await tables.tokens.remove(id)
}

/** Whoever else was signed in as this person is no longer; the call's own session goes on. */
export const closeOtherSessions = async ({ tables, token: own }: WriteContext, userId: string): Promise<void> => {
  for (const { id } of await tables.tokens.where({ is: { userId } })) if (id !== own) await tables.tokens.remove(id)
}

const isSeenLately = ({ lastSeenAt }: UserRow, now: Date): boolean =>
  lastSeenAt !== undefined && now.getTime() - Date.parse(lastSeenAt) < SEEN_EVERY_MS

/** Writes down that somebody was there. Not a change of what others see of them: the revision stays. */
export const noteSeen = async (
  { tables, now }: Pick<WriteContext, 'tables' | 'now'>,
  userId: string,
): Promise<void> => {
  const user = await tables.users.get(userId)
  if (user === undefined || isSeenLately(user, now)) return
  await tables.users.put({ ...user, lastSeenAt: now.toISOString() })
}

/** A token ends by its age, by signing out, and when its user is made inactive. */
export const signedIn = async ({ tables, token, now, organizationId, afterCommit }: Context): Promise<Caller> => {
  const session = token === null ? undefined : await tables.tokens.get(token)
  if (session === undefined || session.expiresAt <= now.toISOString()) throw notLoggedIn()
  const found = await tables.users.get(session.userId)
  if (found === undefined || found.status !== 'ACTIVE') throw notLoggedIn()
  const isNoted = isSeenLately(found, now)
  if (!isNoted) afterCommit({ kind: 'NOTE_SEEN', userId: found.id })
  const user = isNoted ? found : { ...found, lastSeenAt: now.toISOString() }
  const memberships = await tables.memberships.where({ is: { userId: user.id } })
  return { user, isSuperAdmin: user.role === 'SUPERADMIN', memberships, organizationId }
}
