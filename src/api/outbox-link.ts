import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#src/contract/router.ts'
import { isOfflineMutation } from '#src/api/offline-mutations.ts'

export type OutboxCall = {
  path: string
  input: unknown
  /** What the screen calls the things that the input names by id. */
  names: unknown
  /** Sends it now, with this input. */
  send: (input: unknown) => Promise<unknown>
}
/** Resolves to the server's answer, or to an optimistic one when the change is queued. */
type Outbox = { sendOrEnqueue: (call: OutboxCall) => Promise<unknown> }

let load: (() => Promise<Outbox>) | null = null
export const setOutbox = (loader: () => Promise<Outbox>) => {
  load = loader
}

const optimisticAnswers = new WeakSet<object>()
/** Marks an answer that is not the server's: its change is queued. */
export const markOptimistic = <T extends object>(answer: T): T => {
  optimisticAnswers.add(answer)
  return answer
}
export const isOptimistic = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && optimisticAnswers.has(answer)

/** For calls in the background, whose caller handles failures. */
export const SKIP_OUTBOX = { context: { skipsOutbox: true } }

/** Sends what can be queued through the outbox; without it, as when its code cannot be fetched, straight to the server. */
export const outboxLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const loader = load
    if (loader === null || op.context.skipsOutbox === true || !isOfflineMutation(op.path)) return next(op)
    return observable((observer) => {
      const send = (input: unknown) =>
        new Promise<unknown>((resolve, reject) => {
          next({ ...op, input }).subscribe({
            next: ({ result }) => resolve('data' in result ? result.data : undefined),
            error: reject,
          })
        })
      const { path, input } = op
      loader()
        .then(
          ({ sendOrEnqueue }) => sendOrEnqueue({ path, input, names: op.context.names, send }),
          () => send(input),
        )
        .then(
          (data) => {
            observer.next({ result: { data } })
            observer.complete()
          },
          (error: unknown) => observer.error(TRPCClientError.from(error instanceof Error ? error : new Error())),
        )
    })
  }
