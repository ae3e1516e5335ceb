import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#src/contract/router.ts'
import { mayWait } from '#src/api/may-wait.ts'

export type Call = {
  path: string
  input: unknown
  /** What the screen calls the things that the input names by id. */
  names: unknown
  /** Sends it now, with this input. */
  send: (input: unknown) => Promise<unknown>
}
/** Answers a call that may wait: the server's answer, or what it will most likely be once the change was sent. */
type Outbox = { answer: (call: Call) => Promise<unknown> }

let load: (() => Promise<Outbox>) | null = null
export const setOutbox = (loader: () => Promise<Outbox>) => {
  load = loader
}

const guesses = new WeakSet<object>()
/** Marks an answer that nobody has given yet: its change waits. */
export const asGuess = <T extends object>(guess: T): T => {
  guesses.add(guess)
  return guess
}
export const isGuess = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && guesses.has(answer)

/** For calls in the background, which nobody waits for and whose sender sees to what fails. */
export const NEVER_WAITING = { context: { waits: false } }

/** What may wait goes by way of the outbox; without it, as when its code cannot be fetched, straight to the server. */
export const waitingLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    const loader = load
    if (loader === null || op.context.waits === false || !mayWait(op.path)) return next(op)
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
          ({ answer }) => answer({ path, input, names: op.context.names, send }),
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
