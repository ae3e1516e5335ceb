import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'

export type MemberPermissions = { id: string; permissions: readonly Permission[]; isActive: boolean }

const manages = ({ permissions, isActive }: MemberPermissions) =>
  isActive && permissions.includes('MANAGE_ORGANIZATION')

/** Whether an organization that is managed would be managed by nobody without these members. */
export const leavesNoManager = (members: readonly MemberPermissions[], going: ReadonlySet<string>): boolean =>
  members.some(manages) && members.every((one) => going.has(one.id) || !manages(one))

/** Whether this member is the only manager, who cannot leave or be demoted. */
export const isLastManager = (members: readonly MemberPermissions[], id: string): boolean =>
  leavesNoManager(members, new Set([id]))

/** What a member may work on: all elements of a kind, or those that are named (catalogue-3). */
export type Scope = 'ALL' | string[]
/** Of these a scope can name single elements. */
export const SCOPED_KINDS = ['artists', 'labels', 'releases'] as const
export type ScopedKind = (typeof SCOPED_KINDS)[number]
export type MemberScope = Record<ScopedKind, Scope>

/** What a member has who is bound to nothing. */
export const FULL_SCOPE: MemberScope = { artists: 'ALL', labels: 'ALL', releases: 'ALL' }

/**
 * The role of a member in an organization. The specification names no roles of members (catalogue-6): these are the
 * words of registration. A role opens nothing by itself: permissions do (decision 016).
 */
export const MEMBER_ROLES = ['MANAGER', 'LABEL', 'ARTIST', 'OTHER'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** The permissions a role starts with; each can be changed. */
export const DEFAULT_PERMISSIONS: Record<MemberRole, readonly Permission[]> = {
  MANAGER: PERMISSIONS,
  LABEL: ['MANAGE_LABEL', 'MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET', 'MANAGE_PEOPLE'],
  ARTIST: ['MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET'],
  OTHER: [],
}

/** The role of a member who got permissions before there were roles. */
export const inferMemberRole = (permissions: readonly Permission[]): MemberRole => {
  if (permissions.includes('MANAGE_ORGANIZATION')) return 'MANAGER'
  if (permissions.includes('MANAGE_LABEL')) return 'LABEL'
  return permissions.includes('MANAGE_ARTIST') ? 'ARTIST' : 'OTHER'
}
