import { z } from '#src/contract/zod.ts'
import { ORGANIZATION_EVENTS } from '#src/domain/organization/history.ts'
import { someone } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

const change = z.object({ field: z.string(), hidden: z.boolean(), before: someone, after: someone })

/** One thing that happened to an organization, or to somebody who works for it. */
export const organizationEdits = defineTable(
  {
    organizationId: z.string(),
    event: z.enum(ORGANIZATION_EVENTS),
    userId: someone,
    subject: someone,
    changes: z.array(change),
  },
  {
    userId: null,
    subject: null,
    changes: [],
  },
  { indexes: ['organizationId'], refers: { organizationId: 'organizations' } },
)
export type OrganizationEditRow = RowOf<typeof organizationEdits>
