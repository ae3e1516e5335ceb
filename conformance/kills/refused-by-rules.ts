import { TRPCClientError } from '@trpc/client'
import { z } from '#src/contract/zod.ts'

const refusal = z.object({ code: z.string(), current: z.optional(z.unknown()) })
export type Refusal = z.output<typeof refusal>

/** Refusals by the rules. Any other end of a call leaves open whether it was done, and what is stored. */
const RULES = ['BAD_REQUEST', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND', 'PRECONDITION_FAILED', 'UNAUTHORIZED']

export const refusedWith = (error: unknown): Refusal | undefined => {
  if (!(error instanceof TRPCClientError)) throw error
  const { data } = refusal.safeParse(error.data)
  return data !== undefined && RULES.includes(data.code) ? data : undefined
}
