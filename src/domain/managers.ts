import type { Permission } from '#src/domain/permission.ts'

export type Standing = { id: string; permissions: readonly Permission[]; isActive: boolean }

const manages = ({ permissions, isActive }: Standing) => isActive && permissions.includes('MANAGE_ORGANIZATION')

/** Whether an organization would be left to nobody without this member: they cannot leave or be demoted (api: roles). */
export const isLastManager = (members: readonly Standing[], id: string): boolean =>
  members.some((one) => one.id === id && manages(one)) && members.every((one) => one.id === id || !manages(one))
