import type { Permission } from '#src/domain/permission.ts'

export type Standing = { id: string; permissions: readonly Permission[]; isActive: boolean }

const manages = ({ permissions, isActive }: Standing) => isActive && permissions.includes('MANAGE_ORGANIZATION')

/** Whether an organization that is managed would be managed by nobody without these members. */
export const isLeftToNobody = (members: readonly Standing[], going: ReadonlySet<string>): boolean =>
  members.some(manages) && members.every((one) => going.has(one.id) || !manages(one))

/** Whether it would be without this one: they cannot leave or be demoted (api, who may do what). */
export const isLastManager = (members: readonly Standing[], id: string): boolean =>
  isLeftToNobody(members, new Set([id]))
