import { nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'
import { RELEASE_EVENTS } from '#src/domain/release/history.ts'
import { SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

const status = z.nullable(z.enum(SUBMISSION_STATUSES))

/** What happened to a release at one store. It is never changed, and stays when its submission goes. */
export const storeEvents = defineTable(
  {
    releaseId: z.string(),
    storeId: z.string(),
    submissionId: z.string(),
    event: z.enum(RELEASE_EVENTS),
    userId: nullableText,
    /** Who it was, as they were named then: it stays when the user is deleted. Null where that was not recorded. */
    userName: nullableText,
    /** The status before and after; null where there was no submission. */
    from: status,
    to: status,
    reason: z.nullable(z.string()),
    /** The day on which a takedown is wanted. */
    date: z.nullable(z.string()),
    /** What was submitted or decided on. */
    snapshotId: nullableText,
    /** Why the label left as it is what a reviewer had asked to change. */
    answers: z.array(z.object({ reason: z.string(), text: z.string() })),
  },
  { userName: null, answers: [] },
  { indexes: ['releaseId', 'submissionId'], refers: { releaseId: 'releases', storeId: 'stores' } },
)
export type StoreEventRow = RowOf<typeof storeEvents>
