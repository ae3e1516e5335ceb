import type { UserRole } from '#src/domain/permission.ts'

/** Nobody changes, switches off or deletes those who stand above them (api.md, Who may do what). */
export const standsAbove = (user: UserRole, other: UserRole): boolean => user === 'SUPERADMIN' && other !== 'SUPERADMIN'
