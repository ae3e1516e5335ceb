import type { UserRole } from '#src/domain/access/permission.ts'

/** Whether an entity or a user is in use (spec 2, section 4). */
export const ENTITY_STATUSES = ['ACTIVE', 'INACTIVE'] as const
export type EntityStatus = (typeof ENTITY_STATUSES)[number]

/** Nobody changes, switches off or deletes those who stand above them (api.md, Who may do what). */
export const outranks = (user: UserRole, other: UserRole): boolean => user === 'SUPERADMIN' && other !== 'SUPERADMIN'

/** Nor does anybody switch off or delete themselves, here or in a list (api.md, users). */
export const canDeactivateUser = (
  caller: { id: string; role: UserRole } | undefined,
  user: { id: string; role: UserRole },
): boolean => caller !== undefined && caller.id !== user.id && !outranks(user.role, caller.role)

type Who = { id: string; isSuperAdmin: boolean }

/**
 * Whoever switched an organization off takes that back; where somebody else did, only a super administrator switches it
 * on again. Decided here: the specification names the switch, not who may turn it. `offBy` is null where nobody knows.
 */
export const canReactivateOrganization = ({ id, isSuperAdmin }: Who, offBy: string | null): boolean =>
  isSuperAdmin || id === offBy
