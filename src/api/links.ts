import { onlineManager } from '@tanstack/react-query'
import { TRPCClientError, type TRPCLink, type Operation } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import i18next from 'i18next'
import { cancelSignal } from '#src/api/cancel.ts'
import {
  apiError,
  cancelledError,
  connectionError,
  isUnreachable,
  timeoutError,
  unreadableError,
} from '#src/api/errors.ts'
import { isOfflineMutation } from '#src/api/offline-mutations.ts'
import { requestStarted, requestEnded } from '#src/api/server-reachability.ts'
import type { AppRouter } from '#src/contract/router.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { prefetchStart } from '#src/start/prefetched-answers.ts'

/** Where the procedures are: on the page's own origin, unless the build names another address. */
export const API_URL = import.meta.env.VITE_API_URL || '/api/trpc'

const READ_MS = 15_000
const WRITE_MS = 10_000

export type OutboxCall = {
  path: string
  input: unknown
  /** What the screen calls the things that the input names by id. */
  names: unknown
  /** What it was made with, and is sent with. */
  credentials: Credentials
  /** Sends it now, with this input and idempotency key. */
  send: (input: unknown, idempotencyKey: string) => Promise<unknown>
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
      const cancelling = cancelSignal()
      const credentials = ownCredentials(op) ?? presentCredentials()
      const send = (input: unknown, idempotencyKey: string) =>
        new Promise<unknown>((resolve, reject) => {
          cancelling.throwIfAborted()
          next({ ...op, input, context: { ...op.context, credentials, idempotencyKey } }).subscribe({
            next: ({ result }) => resolve('data' in result ? result.data : undefined),
            error: reject,
          })
        })
      const { path, input } = op
      // Code that never comes must not hold the call back, which has no other end until it is sent.
      withTimeout(WRITE_MS, loader(), () => cancelling.aborted)
        .then(
          ({ sendOrEnqueue }) => sendOrEnqueue({ path, input, names: op.context.names, credentials, send }),
          () => send(input, crypto.randomUUID()),
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

/** The token and the organization that a call is sent with. */
export class Credentials {
  readonly jwt: string | null
  readonly organizationId: string | null

  constructor(jwt: string | null, organizationId: string | null) {
    this.jwt = jwt
    this.organizationId = organizationId
  }
}

let current = () => new Credentials(null, null)
/** Sets how the client reads the session, which is a layer above it. */
export const setCredentials = (read: () => Credentials) => {
  current = read
}

/** For all calls of one press: another organization may be chosen while they are sent. */
export const presentCredentials = (): Credentials => {
  const { jwt, organizationId } = current()
  return new Credentials(jwt, organizationId)
}

const sentWith = new WeakMap<Operation['context'], Credentials>()
const refusedWith = new WeakMap<Error, Credentials>()

/** The credentials that a call was given, or was sent with before a retry. */
const ownCredentials = ({ context }: Operation): Credentials | undefined =>
  context.credentials instanceof Credentials ? context.credentials : sentWith.get(context)

/** Whether a call has credentials of its own. A batch has one set of headers, so it cannot share one. */
export const hasOwnCredentials = (op: Operation): boolean => ownCredentials(op) !== undefined

/**
 * The headers of a batch, as of the moment it is first sent: a retry has those of the first try. A batch has one set of
 * them, so idempotency keys are a list in the order of its calls.
 */
export const credentialHeaders = ({ opList }: { opList: readonly [Operation, ...Operation[]] }) => {
  const credentials = ownCredentials(opList[0]) ?? presentCredentials()
  for (const { context } of opList) sentWith.set(context, credentials)
  const { jwt, organizationId } = credentials
  const keys = opList.map(({ context }) => context.idempotencyKey)
  return {
    // Mail is written in the language of the page.
    ...(i18next.language ? { 'accept-language': i18next.language } : {}),
    ...(jwt === null ? {} : { authorization: `Bearer ${jwt}` }),
    ...(organizationId === null ? {} : { 'x-organization-id': organizationId }),
    ...(keys.some(Boolean) ? { 'idempotency-key': keys.join() } : {}),
  }
}

/**
 * An answer may arrive when another user is signed in: a refusal holds only for the session it was sent with. A write has
 * a key, under which a retry gets the answer of a first try that had arrived.
 */
export const credentialsLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) => {
    // Callers may share a context; each call is noted on its own.
    const context = {
      ...(op.type === 'mutation' && !op.path.startsWith('auth.') && { idempotencyKey: crypto.randomUUID() }),
      ...op.context,
    }
    return observable((observer) =>
      next({ ...op, context }).subscribe({
        next: (answer) => observer.next(answer),
        error: (error) => {
          const credentials = sentWith.get(context)
          if (credentials !== undefined) refusedWith.set(error, credentials)
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
  }

/** What a call that failed was sent with; undefined when it was not sent. */
export const credentialsOf = (error: Error): Credentials | undefined => refusedWith.get(error)

let isReadable = (_path: string, _answer: unknown) => true
/**
 * Sets how it is found out whether an answer has the shape that the contract declares. The schemas are no part of the
 * start: until they are there, answers go unchecked.
 */
export const setResponseValidation = (check: typeof isReadable) => {
  isReadable = check
}

type End = (error: TRPCClientError<AppRouter>) => void

const reads = new Set<End>()

/** Ends the reads in flight. A browser holds back a request while the same address is being fetched. */
export const abortReads = () => {
  for (const end of reads) end(connectionError())
}

/**
 * Gives every call an end: 15 s for a read, 10 s for a write with its retries. Losing the network ends a call at once,
 * and so does Cancel. An answer that cannot be read is an error. The clock is a timer of the page, which tests can move.
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
        cancelling.removeEventListener('abort', cancel)
        reads.delete(end)
        requestEnded(outcome)
      }
      const end: End = (error) => {
        settle(apiError(error)?.code === 'TIMEOUT' ? 'FAILED' : 'LEFT')
        observer.error(error)
        sent.unsubscribe()
      }
      const cancelling = cancelSignal()
      const cancel = () => end(cancelledError())
      const timer = setTimeout(() => end(timeoutError()), isWrite ? WRITE_MS : READ_MS)
      const stopFollowing = onlineManager.subscribe((isOnline) => {
        if (!isOnline) end(connectionError())
      })
      if (!isWrite) reads.add(end)
      else if (op.context.skipsOutbox !== true) cancelling.addEventListener('abort', cancel)
      requestStarted(hasOwnCredentials(op) ? undefined : prefetchStart(presentCredentials(), op.path, op.input))
      const sent = next(op).subscribe({
        next: (value) => {
          settle('ANSWERED')
          const { result } = value
          if ('data' in result && !isReadable(op.path, result.data)) observer.error(unreadableError(isWrite))
          else observer.next(value)
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
