import type { Context } from '#backend/context.ts'
import { entityFields, imageUrl, organizationReference } from '#backend/references.ts'
import type { Caller } from '#backend/session.ts'
import type { UserRow } from '#backend/tables/users.ts'
import type { User, UserDetail } from '#src/contract/users.ts'

export const userView = async (context: Context, row: UserRow): Promise<User> => ({
  ...entityFields(row),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: await imageUrl(context, row.avatarFileId),
  role: row.role,
  status: row.status,
  lastSeenAt: row.lastSeenAt ?? null,
})

/** Memberships of other organizations are shown only to their members. */
const membershipsOf = async (context: Context, { id }: UserRow, { isSuperAdmin, memberships }: Caller) => {
  const shown = isSuperAdmin
    ? { is: { userId: id } }
    : { is: { userId: id }, in: { organizationId: memberships.map(({ organizationId }) => organizationId) } }
  const rows = await context.tables.memberships.where(shown)
  return Promise.all(
    rows.map(async ({ organizationId, role, permissions }) => ({
      organization: await organizationReference(context, organizationId),
      role,
      permissions,
    })),
  )
}

export const userDetailView = async (context: Context, row: UserRow, caller: Caller): Promise<UserDetail> => ({
  ...(await userView(context, row)),
  completed: row.completed,
  phone: row.phone ?? null,
  memberships: await membershipsOf(context, row, caller),
})
