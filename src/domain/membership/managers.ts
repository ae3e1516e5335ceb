import type { Permission } from '#src/domain/access/permission.ts'

export type MemberPermissions = { id: string; permissions: readonly Permission[]; isActive: boolean }

const manages = ({ permissions, isActive }: MemberPermissions) =>
  isActive && permissions.includes('MANAGE_ORGANIZATION')

/** Whether an organization that is managed would be managed by nobody without these members. */
export const leavesNoManager = (members: readonly MemberPermissions[], going: ReadonlySet<string>): boolean =>
  members.some(manages) && members.every((one) => going.has(one.id) || !manages(one))

/** Whether it would be without this one: they cannot leave or be demoted (api, who may do what). */
export const isLastManager = (members: readonly MemberPermissions[], id: string): boolean =>
  leavesNoManager(members, new Set([id]))
