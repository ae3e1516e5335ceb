import { z } from '#src/contract/zod.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

/** One sitting of one person over a release: which fields they changed. */
export const edits = defineTable(
  { releaseId: z.string(), userId: z.string(), fields: z.array(z.string()) },
  {},
  { indexes: ['releaseId'], refers: { releaseId: 'releases', userId: 'users' } },
)
export type EditRow = RowOf<typeof edits>
