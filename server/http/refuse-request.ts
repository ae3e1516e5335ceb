import { TRPCError } from '@trpc/server'
import type { Context } from 'hono'

const REFUSED = {
  408: { code: 'TIMEOUT', number: -32_008 },
  413: { code: 'PAYLOAD_TOO_LARGE', number: -32_013 },
  /** The database is unavailable: nobody was too slow, and the same request may be answered later. */
  503: { code: 'TIMEOUT', number: -32_008 },
}

/** Refuses a whole request as tRPC does. */
export const refuseRequest = (context: Context, status: keyof typeof REFUSED, headers: Record<string, string> = {}) => {
  const { code, number } = REFUSED[status]
  const error = { message: code, code: number, data: { code, httpStatus: status } }
  return context.json({ error }, status, headers)
}

/** Whether a request failed because what it needs is unavailable for now. */
export const isTransient = (error: unknown): boolean => error instanceof TRPCError && error.code === 'TIMEOUT'
