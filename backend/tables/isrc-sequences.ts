import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'

/**
 * The number that is next after a prefix in a year. Its id is what these codes begin with, as `isrcStart` gives it; it
 * names no label and is never removed, so that whoever gets the prefix later goes on after the last.
 */
export const isrcSequences = defineTable({ next: z.int() }, {})
export type IsrcSequenceRow = RowOf<typeof isrcSequences>
