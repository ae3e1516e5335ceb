import dayjs from 'dayjs'
import type { Context, WriteContext } from '#backend/context.ts'
import { notAuthorized, refusal } from '#backend/refusal.ts'
import { newRow } from '#backend/rows.ts'
import type { MembershipRow } from '#backend/tables/organizations.ts'
import { type UserRow, users } from '#backend/tables/users.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { emailKey } from '#src/domain/contact/email.ts'
import { SESSION_HOURS } from '#src/domain/limits.ts'

/** A page sends many calls at once, and each of them would write. */
const SEEN_EVERY_MINUTES = 10

/** The user of a token, with all of their memberships. */
export type Caller = {
  user: UserRow
  isSuperAdmin: boolean
  memberships: MembershipRow[]
  /** The organization named by the call. The caller may not belong to it. */
  organizationId: string | null
}

const notLoggedIn = () => refusal('UNAUTHORIZED', 'NOT_LOGGED_IN')

type NewAccount = Pick<UserRow, 'email' | 'password' | 'referralCode'> &
  Partial<Pick<UserRow, 'firstName' | 'lastName'>>

export const userWithEmail = async ({ tables }: Context, email: string): Promise<UserRow | undefined> =>
  (await tables.users.where({ key: { email: emailKey(email) } }, 1))[0]

/** The name and the rest follow with the registration. */
export const newUser = (context: WriteContext, account: NewAccount): Promise<UserRow> =>
  context.tables.users.put({ ...users.defaults, ...newRow(context), firstName: '', lastName: '', ...account })

export const openSession = async (context: WriteContext, user: UserRow): Promise<string> => {
  const { tables, now, ports, language } = context
  const { token, id } = await ports.sessionTokens.create()
  const expiresAt = dayjs(now).add(SESSION_HOURS, 'hour').toISOString()
  await tables.tokens.put({ ...newRow(context, id), userId: user.id, expiresAt })
  const stored = user.language === language ? undefined : await tables.users.get(user.id)
  // Others see no change of the user: the revision stays.
  if (stored !== undefined) await tables.users.put({ ...stored, language })
  return token
}

export const closeSession = async ({ tables, sessionId }: WriteContext): Promise<void> => {
  if (sessionId !== null) await tables.tokens.remove(sessionId)
}

/** Closes all sessions of the user but the one that is named, and ends push messages to the devices of those. */
const closeSessionsExcept = async ({ tables }: WriteContext, userId: string, kept: string | null): Promise<void> => {
  const own = { is: { userId } }
  for (const { id } of await tables.tokens.where(own)) if (id !== kept) await tables.tokens.remove(id)
  for (const { id, sessionId } of await tables.devices.where(own))
    if (kept === null || sessionId !== kept) await tables.devices.remove(id)
}

export const closeSessionsOf = (context: WriteContext, userId: string): Promise<void> =>
  closeSessionsExcept(context, userId, null)

/** Closes all sessions of the user but the one of this call. */
export const closeOtherSessions = (context: WriteContext, userId: string): Promise<void> =>
  closeSessionsExcept(context, userId, context.sessionId)

const wasSeenRecently = ({ lastSeenAt }: UserRow, now: Date): boolean =>
  lastSeenAt !== undefined && dayjs(now).diff(lastSeenAt, 'minute') < SEEN_EVERY_MINUTES

/** Stores when the user was last active. Others see no change of the user: the revision stays. */
export const recordSeen = async (
  { tables, now }: Pick<WriteContext, 'tables' | 'now'>,
  userId: string,
): Promise<void> => {
  const user = await tables.users.get(userId)
  if (user === undefined || wasSeenRecently(user, now)) return
  await tables.users.put({ ...user, lastSeenAt: now.toISOString() })
}

/** The user of a session. A session ends by age, by sign-out, and when its user is deactivated. */
export const sessionUser = async ({
  tables,
  sessionId,
  now,
}: Pick<Context, 'tables' | 'sessionId' | 'now'>): Promise<UserRow | undefined> => {
  const session = sessionId === null ? undefined : await tables.tokens.get(sessionId)
  if (session === undefined || session.expiresAt <= now.toISOString()) return undefined
  const user = await tables.users.get(session.userId)
  return user?.status === 'ACTIVE' ? user : undefined
}

/** The caller of a call that needs a signed-in user. */
export const requireCaller = async (context: Context): Promise<Caller> => {
  const { tables, now, organizationId, afterCommit } = context
  const stored = await sessionUser(context)
  if (stored === undefined) throw notLoggedIn()
  const isFresh = wasSeenRecently(stored, now)
  if (!isFresh) afterCommit({ kind: 'LAST_SEEN', userId: stored.id })
  const user = isFresh ? stored : { ...stored, lastSeenAt: now.toISOString() }
  const memberships = await tables.memberships.where({ is: { userId: user.id } })
  return { user, isSuperAdmin: user.role === 'SUPERADMIN', memberships, organizationId }
}

/** The caller's membership of the chosen organization; an organization of others is refused. */
export const membershipOf = ({ memberships, organizationId }: Caller): MembershipRow => {
  const membership = memberships.find((one) => one.organizationId === organizationId)
  if (membership === undefined) throw notAuthorized()
  return membership
}

const has = (caller: Caller, permissions: readonly Permission[]): boolean =>
  caller.isSuperAdmin || permissions.some((one) => membershipOf(caller).permissions.includes(one))

export const hasPermission = (caller: Caller, permission: Permission): boolean => has(caller, [permission])

/** One of these permissions is enough; a super administrator has them all. */
export const requirePermission = (caller: Caller, ...permissions: Permission[]): void => {
  if (!has(caller, permissions)) throw notAuthorized()
}
export const requireSuperAdmin = (caller: Caller): void => {
  if (!caller.isSuperAdmin) throw notAuthorized()
}

/** The caller of a call that only reviewers may make. */
export const requireReviewer = async (context: Context): Promise<Caller> => {
  const caller = await requireCaller(context)
  requireSuperAdmin(caller)
  return caller
}

/** The caller of a call that needs this permission. */
export const requireCallerWith = async (context: Context, permission: Permission): Promise<Caller> => {
  const caller = await requireCaller(context)
  requirePermission(caller, permission)
  return caller
}
