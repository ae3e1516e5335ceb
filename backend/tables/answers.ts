import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'

const named = z.object({ id: z.string(), name: z.string() })

/**
 * What calls were answered that may be repeated; the id of an answer is made of the person and of the key that the call
 * came with.
 */
export const answers = defineTable(
  {
    /** SHA-256 of what was called, where and with what: the same key with anything else is a mistake. */
    call: z.string(),
    result: z.unknown(),
    refusal: z.nullable(
      z.object({
        code: z.string(),
        message: z.string(),
        fields: z.optional(z.record(z.string(), z.string())),
        current: z.optional(z.unknown()),
        dependents: z.optional(z.array(named)),
      }),
    ),
  },
  { result: null, refusal: null },
)
export type AnswerRow = RowOf<typeof answers>
