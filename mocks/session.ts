import type { Context } from '#mocks/context.ts'
import type { MembershipRow, UserRow } from '#mocks/db/rows.ts'
import { refusal } from '#mocks/refusal.ts'

const TOKEN_LIFETIME_MS = 12 * 60 * 60_000
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

export const openSession = async ({ tables, now }: Context, user: UserRow): Promise<string> => {
  const token = `${crypto.randomUUID()}.${crypto.randomUUID()}`
  const created = now.toISOString()
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS).toISOString()
  await tables.tokens.put({
    id: token,
    revision: 1,
    createdAt: created,
    updatedAt: created,
    userId: user.id,
    expiresAt,
  })
  return token
}

export const closeSession = async ({ tables, token }: Context): Promise<void> => {
  if (token !== null) await tables.tokens.remove(token)
}

export const closeSessionsOf = async ({ tables }: Context, userId: string): Promise<void> => {
  for (const { id } of await tables.tokens.filter((token) => token.userId === userId)) await tables.tokens.remove(id)
}

/** Whoever else was signed in as this person is no longer; the call's own session goes on. */
export const closeOtherSessions = async ({ tables, token: own }: Context, userId: string): Promise<void> => {
  for (const { id } of await tables.tokens.filter((token) => token.userId === userId && token.id !== own))
    await tables.tokens.remove(id)
}

/** To the ten minutes: a page asks for much at once, and every answer would write. */
const seen = async ({ tables, now }: Context, user: UserRow): Promise<UserRow> => {
  const isRecent = user.lastSeenAt !== undefined && now.getTime() - Date.parse(user.lastSeenAt) < SEEN_EVERY_MS
  return isRecent ? user : tables.users.put({ ...user, lastSeenAt: now.toISOString() })
}

/** A token ends by its age, by signing out, and when its user is made inactive. */
export const signedIn = async (context: Context): Promise<Caller> => {
  const { tables, token, now, organizationId } = context
  const session = token === null ? undefined : await tables.tokens.get(token)
  if (session === undefined || session.expiresAt <= now.toISOString()) throw notLoggedIn()
  const found = await tables.users.get(session.userId)
  if (found === undefined || found.status !== 'ACTIVE') throw notLoggedIn()
  const user = await seen(context, found)
  const memberships = await tables.memberships.filter((membership) => membership.userId === user.id)
  return { user, isSuperAdmin: user.role === 'SUPERADMIN', memberships, organizationId }
}
