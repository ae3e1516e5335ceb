import { retryLink, type TRPCLink } from '@trpc/client'
import { isClientError, isUnreachable } from '#src/api/errors.ts'
import { isOfflineMutation } from '#src/api/offline-mutations.ts'
import type { AppRouter } from '#src/contract/router.ts'

const RETRIES = 2
const FIRST_DELAY_MS = 1000

const retried = new WeakSet<Error>()
/** Whether the error answers a retry: an earlier try may have arrived. */
export const isErrorOfRetry = (error: unknown): boolean => error instanceof Error && retried.has(error)

/** Passwords and codes: if the first try arrived, its repetition is refused, and a server keeps no answer of `auth`. */
const MADE_ONCE = /password|sendOtp/i

/**
 * Retries writes inside their time limit. What can be queued is queued after its first unanswered try, and callers in
 * the background retry by themselves.
 */
export const writeRetryLink: TRPCLink<AppRouter> = retryLink({
  retry: ({ op, error, attempts }) => {
    if (attempts > 1) retried.add(error)
    return (
      op.type === 'mutation' &&
      op.context.skipsOutbox !== true &&
      attempts <= RETRIES &&
      !MADE_ONCE.test(op.path) &&
      navigator.onLine &&
      !isClientError(error) &&
      !(isOfflineMutation(op.path) && isUnreachable(error))
    )
  },
  retryDelayMs: (attempt) => FIRST_DELAY_MS * 2 ** (attempt - 1),
})
