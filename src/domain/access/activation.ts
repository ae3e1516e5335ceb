import type { UserRole } from '#src/domain/access/permission.ts'

/** Whether an entity or a user is in use (catalogue-4). */
export const ENTITY_STATUSES = ['ACTIVE', 'INACTIVE'] as const
export type EntityStatus = (typeof ENTITY_STATUSES)[number]

/** No user changes, deactivates or deletes one of a higher role. */
export const outranks = (user: UserRole, other: UserRole): boolean => user === 'SUPERADMIN' && other !== 'SUPERADMIN'

/** Users cannot deactivate or delete themselves, on the page or in a list. */
export const canDeactivateUser = (
  caller: { id: string; role: UserRole } | undefined,
  user: { id: string; role: UserRole },
): boolean => caller !== undefined && caller.id !== user.id && !outranks(user.role, caller.role)

type Who = { id: string; isSuperAdmin: boolean }

/**
 * The user who deactivated an organization can activate it again; otherwise only a super administrator can. Decided
 * here: the specification names the switch, not who may turn it. `offBy` is null where it is unknown.
 */
export const canReactivateOrganization = ({ id, isSuperAdmin }: Who, offBy: string | null): boolean =>
  isSuperAdmin || id === offBy
