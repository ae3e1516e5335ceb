import { z } from '#src/contract/zod.ts'
import { FULL_SCOPE } from '#src/domain/membership/scope.ts'
import { memberRole, permissions, scope, someone } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

/** Somebody is asked to work for an organization, with what they would be allowed to do there. */
export const invitations = defineTable(
  {
    email: z.string(),
    organizationId: z.string(),
    permissions,
    status: z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED']),
    /** The last time; missing on one stored before it could be sent again. */
    sentAt: z.optional(z.string()),
    inviterId: someone,
    role: memberRole,
    scope: scope,
  },
  {
    inviterId: null,
    role: 'OTHER',
    scope: FULL_SCOPE,
  },
  {
    keys: { email: { of: ({ email }) => email.toLowerCase() } },
    indexes: ['organizationId'],
    refers: { organizationId: 'organizations' },
  },
)
export type InvitationRow = RowOf<typeof invitations>
