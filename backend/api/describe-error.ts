import type { TRPCError } from '@trpc/server'
import { RefusalDetails } from '#backend/refusal.ts'
import type { ErrorShape } from '#src/contract/procedure.ts'
import { z } from '#src/contract/zod.ts'

const NAMELESS = 'Invalid input'
const issues = z.object({
  issues: z.array(
    z.object({ code: z.string(), message: z.string(), path: z.array(z.union([z.string(), z.number()])) }),
  ),
})

const fieldsOf = (error: TRPCError): Record<string, string> | undefined => {
  const refused = issues.safeParse(error.cause)
  if (!refused.success) return undefined
  return Object.fromEntries(
    refused.data.issues.map(({ path, message, code }) => [path.join('.'), message === NAMELESS ? code : message]),
  )
}

/** A refusal as the page gets it: with its details, or with the fields of the input that are wrong. */
export const describeError = (shape: ErrorShape, error: TRPCError): ErrorShape => {
  if (error.cause instanceof RefusalDetails) return { ...shape, data: { ...shape.data, ...error.cause.details } }
  // What went wrong inside is in the log; its words are nothing for the caller.
  if (error.code === 'INTERNAL_SERVER_ERROR') return { ...shape, message: error.code }
  const fields = error.code === 'BAD_REQUEST' ? fieldsOf(error) : undefined
  return fields === undefined ? shape : { ...shape, message: 'BAD_REQUEST', data: { ...shape.data, fields } }
}
