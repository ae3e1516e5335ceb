import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'

/**
 * What somebody is to an organization. The specification names no roles of members (spec 2, section 6): these are the
 * words of registration. A role opens nothing by itself: permissions do (decision 016).
 */
export const MEMBER_ROLES = ['MANAGER', 'LABEL', 'ARTIST', 'OTHER'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** What a role begins with, to be changed one by one. */
export const DEFAULT_PERMISSIONS: Record<MemberRole, readonly Permission[]> = {
  MANAGER: PERMISSIONS,
  LABEL: ['MANAGE_LABEL', 'MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET', 'MANAGE_PEOPLE'],
  ARTIST: ['MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET'],
  OTHER: [],
}

/** The role of whoever was given permissions before there were roles. */
export const inferMemberRole = (permissions: readonly Permission[]): MemberRole => {
  if (permissions.includes('MANAGE_ORGANIZATION')) return 'MANAGER'
  if (permissions.includes('MANAGE_LABEL')) return 'LABEL'
  return permissions.includes('MANAGE_ARTIST') ? 'ARTIST' : 'OTHER'
}
