import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'

const errorData = z.object({
  code: z.string(),
  httpStatus: z.number(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  dependents: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  retryAfterSeconds: z.optional(z.number()),
})
export type ApiError = {
  code: string
  message: string
  fields: Record<string, string>
  current: unknown
  /** What prevents a deletion: the first few, by name. */
  dependents: readonly { id: string; name: string }[]
  /** How long to wait after too many tries, where the server says so. */
  retryAfterSeconds: number | undefined
}

const dataOf = (error: unknown) => (error instanceof TRPCClientError ? errorData.safeParse(error.data).data : undefined)

/** The error that the API answered with; null when it could not be reached. */
export const apiError = (error: unknown): ApiError | null => {
  const data = dataOf(error)
  if (data === undefined || !(error instanceof Error)) return null
  const { fields = {}, dependents = [], code, current, retryAfterSeconds } = data
  return { code, message: error.message, fields, current, dependents, retryAfterSeconds }
}

/** The request itself was refused: sending it again cannot help. */
export const isClientError = (error: unknown): boolean => {
  const { httpStatus = 0 } = dataOf(error) ?? {}
  return httpStatus >= 400 && httpStatus < 500
}

const ended = (code: string, rpcCode: number, httpStatus: number, message = code): TRPCClientError<AppRouter> =>
  TRPCClientError.from({ error: { code: rpcCode, message, data: { code, httpStatus } } })

/** The call ended without an answer in time. */
export const timeoutError = () => ended('TIMEOUT', -32_008, 408)
/** The person cancelled the call. */
export const cancelledError = () => ended('CLIENT_CLOSED_REQUEST', -32_099, 499)
/** The answer has another shape than the contract declares. Asking again does not help; a change may have been made. */
export const unreadableError = (isWrite: boolean) =>
  isWrite
    ? ended('INTERNAL_SERVER_ERROR', -32_603, 500, 'CHANGE_UNCONFIRMED')
    : ended('UNPROCESSABLE_CONTENT', -32_022, 422, 'ANSWER_UNREADABLE')
/** The network went away during the call. */
export const connectionError = (): TRPCClientError<AppRouter> =>
  TRPCClientError.from(new Error('the network went away'))

/** No answer: no network, or the server is unavailable or silent. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TRPCClientError && (apiError(error)?.code ?? 'TIMEOUT') === 'TIMEOUT'
