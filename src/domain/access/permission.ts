/** What a member of an organization may manage (access-3). */
export const PERMISSIONS = [
  'MANAGE_ORGANIZATION',
  'MANAGE_USER',
  'MANAGE_LABEL',
  'MANAGE_ARTIST',
  'MANAGE_RELEASE',
  'MANAGE_ASSET',
  'MANAGE_PEOPLE',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Super administrators review and see every organization; members see their own (access-3). */
export const USER_ROLES = ['SUPERADMIN', 'MEMBER'] as const
export type UserRole = (typeof USER_ROLES)[number]
