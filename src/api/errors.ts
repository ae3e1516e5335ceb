import { TRPCClientError } from '@trpc/client'
import { z } from '#src/contract/zod.ts'

const errorData = z.object({
  code: z.string(),
  httpStatus: z.number(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  dependents: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
})
export type ApiError = {
  code: string
  message: string
  fields: Record<string, string>
  current: unknown
  /** What stands in the way of a deletion: the first few, by name. */
  dependents: readonly { id: string; name: string }[]
}

/** What the API said, or null when it could not be reached at all. */
export const apiError = (error: unknown): ApiError | null => {
  if (!(error instanceof TRPCClientError)) return null
  const data = errorData.safeParse(error.data)
  if (!data.success) return null
  const { code, fields = {}, current, dependents = [] } = data.data
  return { code, message: error.message, fields, current, dependents }
}

/** The request itself was refused: sending it again cannot help. */
export const isClientError = (error: unknown): boolean => {
  if (!(error instanceof TRPCClientError)) return false
  const data = errorData.safeParse(error.data)
  return data.success && data.data.httpStatus >= 400 && data.data.httpStatus < 500
}

/** Nobody answered: no network, or the server is away. */
export const isUnreachable = (error: unknown): boolean => error instanceof TRPCClientError && apiError(error) === null
