import type { Context, WriteContext } from '#backend/context.ts'
import { refuseLastManagers } from '#backend/organizations/member-rules.ts'
import { notAuthorized, refusal } from '#backend/refusal.ts'
import { removeRows, removeWhere } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { outranks } from '#src/domain/access/activation.ts'

/** No user changes one of a higher role. */
export const refuseHigherRoles = ({ user }: Caller, rows: readonly UserRow[]): void => {
  if (rows.some(({ role }) => outranks(role, user.role))) throw notAuthorized()
}

export const refuseOneself = ({ user }: Caller, rows: readonly UserRow[]): void => {
  if (rows.some(({ id }) => id === user.id)) throw refusal('PRECONDITION_FAILED', 'NOT_YOURSELF')
}

/** Only a super administrator, who can name another, takes the last manager out of an organization. */
export const refuseUnmanaged = async (context: Context, caller: Caller, rows: readonly UserRow[]): Promise<void> => {
  if (caller.isSuperAdmin) return
  const userId = rows.map(({ id }) => id)
  await refuseLastManagers(context, await context.tables.memberships.where({ in: { userId } }))
}

/** Sessions, devices, memberships and notifications are deleted with a user; what they made for an organization stays. */
export const removeUsers = async ({ tables }: WriteContext, rows: readonly UserRow[]) => {
  const own = { in: { userId: rows.map(({ id }) => id) } }
  await removeWhere(tables.tokens, own)
  await removeWhere(tables.devices, own)
  await removeWhere(tables.memberships, own)
  await removeWhere(tables.notifications, own)
  return removeRows(tables.users, rows)
}
