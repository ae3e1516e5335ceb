import { NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import { z } from '#src/contract/zod.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { isLiveSubmission } from '#src/domain/submission/release-status.ts'
import { someone } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const stores = defineTable({ name: z.string() }, {}, { sorts: { name: ({ name }) => name } })
export type StoreRow = RowOf<typeof stores>

export const submissions = defineTable(
  {
    releaseId: z.string(),
    storeId: z.string(),
    status: z.enum(SUBMISSION_STATUSES),
    createdBy: someone,
    delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
    reason: z.nullable(z.string()),
  },
  { ...NEW_SUBMISSION, createdBy: null },
  {
    keys: {
      live: {
        of: (row) => (isLiveSubmission(row) ? `${row.releaseId} ${row.storeId}` : null),
        unique: { code: 'ALREADY_SUBMITTED' },
      },
    },
    indexes: ['releaseId', 'status'],
    refers: { releaseId: 'releases', storeId: 'stores' },
    sorts: { status: ({ status }) => status, delivery: ({ delivery }) => delivery },
  },
)
export type SubmissionRow = RowOf<typeof submissions>
