import { z } from '#src/contract/zod.ts'
import { defineTable } from '#backend/tables/define-table.ts'

/** Open sessions. */
export const tokens = defineTable(
  { userId: z.string(), expiresAt: z.string() },
  {},
  { indexes: ['userId'], refers: { userId: 'users' } },
)
