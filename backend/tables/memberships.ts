import { z } from '#src/contract/zod.ts'
import { EVERYTHING } from '#src/domain/member-scope.ts'
import { memberRole, permissions, scope } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const memberships = defineTable(
  { userId: z.string(), organizationId: z.string(), permissions },
  { role: z._default(memberRole, 'OTHER'), scope: z._default(scope, EVERYTHING) },
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
