import { z } from '#src/contract/zod.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

/** The last code sent to an address for one end; its id is made of both. */
export const codes = defineTable(
  {
    /** As the codes port hashes it. */
    code: z.string(),
    sentAt: z.string(),
    expiresAt: z.string(),
    tries: z.int(),
    used: z.boolean(),
  },
  { tries: 0, used: false },
)
export type CodeRow = RowOf<typeof codes>
