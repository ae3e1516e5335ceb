import { onlineManager } from '@tanstack/react-query'
import { retryLink, type TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { apiError, cancelled, disconnected, isClientError, isUnreachable, timedOut } from '#src/api/errors.ts'
import { isOfflineMutation } from '#src/api/offline-mutations.ts'
import { requestStarted, requestEnded } from '#src/api/server-reachability.ts'
import type { AppRouter } from '#src/contract/router.ts'

const READ_MS = 15_000
const WRITE_MS = 10_000
const RETRIES = 2
const FIRST_DELAY_MS = 1000

type End = (error: TRPCClientError<AppRouter>) => void

const foreground = new Set<End>()
const reads = new Set<End>()

/** Ends the writes that block a screen. What was sent may still arrive. */
export const cancelForegroundCalls = () => {
  for (const end of foreground) end(cancelled())
}

/** Ends the reads in flight. A browser holds back a request while the same address is being fetched. */
export const abortReads = () => {
  for (const end of reads) end(disconnected())
}

/**
 * Gives every call an end: 15 s for a read, 10 s for a write with its retries. Losing the network ends a call at once,
 * and so does Cancel. The clock is a timer of the page, which tests can move.
 */
export const timeoutLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let isOver = false
      const isWrite = op.type === 'mutation'
      const settle = (outcome: Parameters<typeof requestEnded>[0]) => {
        if (isOver) return
        isOver = true
        clearTimeout(timer)
        stopFollowing()
        foreground.delete(end)
        reads.delete(end)
        requestEnded(outcome)
      }
      const end: End = (error) => {
        settle(apiError(error)?.code === 'TIMEOUT' ? 'FAILED' : 'LEFT')
        observer.error(error)
        sent.unsubscribe()
      }
      const timer = setTimeout(() => end(timedOut()), isWrite ? WRITE_MS : READ_MS)
      const stopFollowing = onlineManager.subscribe((isOnline) => {
        if (!isOnline) end(disconnected())
      })
      if (!isWrite) reads.add(end)
      else if (op.context.skipsOutbox !== true) foreground.add(end)
      requestStarted()
      const sent = next(op).subscribe({
        next: (value) => {
          settle('ANSWERED')
          observer.next(value)
        },
        error: (error) => {
          settle(isUnreachable(error) ? 'FAILED' : 'ANSWERED')
          observer.error(error)
        },
        complete: () => observer.complete(),
      })
      return () => {
        settle('LEFT')
        sent.unsubscribe()
      }
    })

/**
 * Retries writes inside their time limit. What can be queued is queued after its first unanswered try, and callers in
 * the background retry by themselves.
 */
export const writeRetryLink: TRPCLink<AppRouter> = retryLink({
  retry: ({ op, error, attempts }) =>
    op.type === 'mutation' &&
    op.context.skipsOutbox !== true &&
    attempts <= RETRIES &&
    navigator.onLine &&
    !isClientError(error) &&
    !(isOfflineMutation(op.path) && isUnreachable(error)),
  retryDelayMs: (attempt) => FIRST_DELAY_MS * 2 ** (attempt - 1),
})
