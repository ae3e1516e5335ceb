import { membershipOf } from '#mocks/access.ts'
import type { Context } from '#mocks/context.ts'
import { removeRows } from '#mocks/bulk.ts'
import { refuseLastManagers } from '#mocks/members.ts'
import type { UserRow } from '#mocks/db/rows.ts'
import { notAuthorized, refusal } from '#mocks/refusal.ts'
import { type Caller, closeSessionsOf } from '#mocks/session.ts'
import { outranks } from '#src/domain/access/activation.ts'

/** A member sees those who work for the chosen organization. */
export const seesUser = async ({ tables }: Context, caller: Caller): Promise<(row: UserRow) => boolean> => {
  if (caller.isSuperAdmin) return () => true
  const { organizationId } = membershipOf(caller)
  const members = await tables.memberships.filter((one) => one.organizationId === organizationId)
  const shown = new Set(members.map(({ userId }) => userId))
  return ({ id }) => shown.has(id)
}

/** Nobody changes those who stand above them. */
export const needAbove = ({ user }: Caller, rows: readonly UserRow[]): void => {
  if (rows.some(({ role }) => outranks(role, user.role))) throw notAuthorized()
}

export const refuseOneself = ({ user }: Caller, rows: readonly UserRow[]): void => {
  if (rows.some(({ id }) => id === user.id)) throw refusal('PRECONDITION_FAILED', 'NOT_YOURSELF')
}

/** Only a super administrator, who can name another, takes the last manager out of an organization. */
export const refuseUnmanaged = async (context: Context, caller: Caller, rows: readonly UserRow[]): Promise<void> => {
  if (caller.isSuperAdmin) return
  const ids = new Set(rows.map(({ id }) => id))
  await refuseLastManagers(context, await context.tables.memberships.filter(({ userId }) => ids.has(userId)))
}

/** What was theirs alone goes with them; what they made for an organization stays. */
export const removeUsers = async (context: Context, rows: readonly UserRow[]) => {
  const { devices, memberships, notifications, users } = context.tables
  const going = new Set(rows.map(({ id }) => id))
  const theirs = ({ userId }: { userId: string }) => going.has(userId)
  for (const { id } of rows) await closeSessionsOf(context, id)
  await removeRows(devices, await devices.filter(theirs))
  await removeRows(memberships, await memberships.filter(theirs))
  await removeRows(notifications, await notifications.filter(theirs))
  return removeRows(users, rows)
}
