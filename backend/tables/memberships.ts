import { z } from '#src/contract/zod.ts'
import { FULL_SCOPE } from '#src/domain/membership/scope.ts'
import { memberRole, permissions, scope } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const memberships = defineTable(
  { userId: z.string(), organizationId: z.string(), permissions, role: memberRole, scope },
  { role: 'OTHER', scope: FULL_SCOPE },
  {
    keys: {
      member: {
        of: ({ userId, organizationId }) => `${organizationId} ${userId}`,
        unique: { code: 'ALREADY_MEMBER' },
      },
    },
    indexes: ['userId', 'organizationId'],
    refers: { userId: 'users', organizationId: 'organizations' },
  },
)
export type MembershipRow = RowOf<typeof memberships>
