import { type AnyTRPCProcedure, initTRPC, type TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { acceptedLanguage } from '#backend/api/accepted-language.ts'
import {
  answerOnce,
  sha256Of,
  isFinalRefusal,
  keepRefusal,
  keyAt,
  type RepeatableCall,
} from '#backend/api/answer-once.ts'
import { describeError } from '#backend/api/describe-error.ts'
import { unstorableText } from '#backend/api/unstorable-text.ts'
import { artists } from '#backend/artists/handlers.ts'
import { assets } from '#backend/assets/handlers.ts'
import { auth } from '#backend/auth/handlers.ts'
import { barcodes } from '#backend/barcodes/handlers.ts'
import type { CallEnvironment, Context, Handlers, Task } from '#backend/context.ts'
import { labels } from '#backend/labels/handlers.ts'
import { notifications } from '#backend/notifications/handlers.ts'
import { organizations } from '#backend/organizations/handlers.ts'
import { people } from '#backend/people/handlers.ts'
import type { Database, Enqueue, Ports } from '#backend/ports.ts'
import { badField, CommittedRefusal, isFailure, RefusalDetails } from '#backend/refusal.ts'
import { releases } from '#backend/releases/handlers.ts'
import { refusalOfTaken } from '#backend/rows.ts'
import { searches } from '#backend/searches/handlers.ts'
import { recordSeen } from '#backend/session.ts'
import { fuga, submissions } from '#backend/submissions/handlers.ts'
import { KeyTaken } from '#backend/tables/table.ts'
import type { Tables } from '#backend/tables/tables.ts'
import { uploads } from '#backend/uploads/handlers.ts'
import { users } from '#backend/users/handlers.ts'
import type { AnyProcedure } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { CALLS_MAX } from '#src/domain/limits.ts'

type Call = CallEnvironment & {
  database: Database
  admit: Admit
  idempotencyKeys: string | null
}

/**
 * Throws where a host does not let a procedure be answered. What it returns is told whether the call then succeeded.
 * The input is as it arrived.
 */
export type Admit = (path: string, input: () => Promise<unknown>) => Admitted | Promise<Admitted>
type Admitted = ((isSuccess: boolean) => Promise<void>) | undefined

const t = initTRPC.context<Call>().create({
  allowOutsideOfServer: true,
  isDev: false,
  errorFormatter: ({ shape, error }) => describeError(shape, error),
})

const admitted = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  const settle = await ctx.admit(path, getRawInput)
  const result = await next()
  await settle?.(result.ok)
  return result
})

/** Answers of these calls are not stored, because they open sessions. */
const NEVER_STORED = /^auth\./

const repeatable = t.middleware(async ({ ctx, path, type, batchIndex, getRawInput, next }) => {
  const key = type === 'mutation' && !NEVER_STORED.test(path) ? keyAt(ctx.idempotencyKeys, batchIndex) : undefined
  const call: RepeatableCall | undefined =
    key === undefined ? undefined : { key, digest: await sha256Of([path, ctx.organizationId, await getRawInput()]) }
  return next({ ctx: { call } })
})

/** Refused here, so that every database refuses it with the same error. */
const storable = t.middleware(async ({ getRawInput, next }) => {
  const field = unstorableText(await getRawInput())
  if (field !== undefined) throw badField(field, 'invalid_format')
  return next()
})

/**
 * Written as a method because TypeScript then compares its input loosely: that a handler gets what its own procedure
 * parses is checked where `Handlers` is, and cannot be said of all procedures at once.
 */
type Handle = { handle(input: unknown, context: Context): unknown }['handle']

/** A refusal whose call is committed is an answer to the database: only what is thrown is rolled back. */
const commitRefusal = async (answer: () => unknown): Promise<unknown> => {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof CommittedRefusal) return error
    throw error
  }
}

/** A page sends many calls at once: the time of the last one is written once for all of them. */
const underway = new WeakMap<Database, Map<string, Promise<void>>>()

const recordSeenOnce = (database: Database, userId: string, now: Date): Promise<void> => {
  const pending = underway.get(database) ?? new Map<string, Promise<void>>()
  underway.set(database, pending)
  const before = pending.get(userId)
  if (before !== undefined) return before
  const writing = database.write((tables) => recordSeen({ tables, now }, userId)).finally(() => pending.delete(userId))
  pending.set(userId, writing)
  return writing
}

/** Runs the tasks of a call after its commit. */
const runTask = (task: Task, database: Database, { ports, now }: CallEnvironment): Promise<void> => {
  if (task.kind === 'PUSH') return ports.push.send(task.token, task.data)
  if (task.kind === 'MAIL') return ports.mail.send(task.message)
  return recordSeenOnce(database, task.userId, now)
}

/** The call is committed: what cannot be delivered now does not fail it. */
const finish = async (answer: unknown, tasks: readonly Task[], database: Database, call: CallEnvironment) => {
  await Promise.allSettled(tasks.map((task) => runTask(task, database, call)))
  if (answer instanceof CommittedRefusal) throw answer.refusal
  return answer
}

type Asked = { input: unknown; ctx: Call & { call: RepeatableCall | undefined } }

const answerQuery =
  (handle: Handle) =>
  async ({ input, ctx: { database, ...call } }: Asked): Promise<unknown> => {
    const tasks: Task[] = []
    const afterCommit = (task: Task) => void tasks.push(task)
    const answer = await database.read((tables) => {
      // A database may run the same work again.
      tasks.length = 0
      return commitRefusal(() => handle(input, { ...call, afterCommit, tables }))
    })
    return finish(answer, tasks, database, call)
  }

const answerMutation =
  (handle: Handle, output: AnyProcedure['output']) =>
  async ({ input, ctx: { database, call: repeated, ...call } }: Asked): Promise<unknown> => {
    const tasks: Task[] = []
    const afterCommit = (task: Task) => void tasks.push(task)
    const work = async (tables: Tables, enqueue?: Enqueue) => {
      tasks.length = 0
      const context = { ...call, afterCommit, tables }
      const make = async () => handle(input, context)
      const answer = await commitRefusal(() =>
        repeated === undefined ? make() : answerOnce(context, repeated, output, make),
      )
      await enqueue?.(tasks.flatMap((task) => (task.kind === 'LAST_SEEN' ? [] : [task])))
      return { answer, left: enqueue === undefined ? tasks : tasks.filter(({ kind }) => kind === 'LAST_SEEN') }
    }
    const { answer, left } = await database.write(work).catch(async (thrown: unknown) => {
      const error = thrown instanceof KeyTaken ? refusalOfTaken(thrown) : thrown
      if (repeated !== undefined && isFinalRefusal(error))
        // The caller gets the refusal even if it cannot be stored.
        await database.write((tables) => keepRefusal(tables, call, repeated, error)).catch(() => undefined)
      throw error
    })
    return finish(answer, left, database, call)
  }

const implement = ({ kind, input, output }: AnyProcedure, handle: Handle): AnyTRPCProcedure => {
  const procedure = t.procedure.use(admitted).use(storable).use(repeatable).input(input).output(output)
  return kind === 'query' ? procedure.query(answerQuery(handle)) : procedure.mutation(answerMutation(handle, output))
}

const area = (name: string, procedures: Record<string, AnyProcedure>, handles: Record<string, Handle> | undefined) => {
  const implemented: Record<string, AnyTRPCProcedure> = {}
  for (const [procedure, declared] of Object.entries(procedures)) {
    const handle = handles?.[procedure]
    if (handle === undefined) throw new Error(`No handler for ${name}.${procedure}`)
    implemented[procedure] = implement(declared, handle)
  }
  return t.router(implemented)
}

/** A real tRPC router over the contract: every input and every output is checked against its schema. */
export const createRouter = (handlers: Handlers) => {
  const handles: Record<string, Record<string, Handle>> = handlers
  const areas: Record<string, ReturnType<typeof area>> = {}
  for (const [name, procedures] of Object.entries(contract)) areas[name] = area(name, procedures, handles[name])
  return t.router(areas)
}

/** The handler of each procedure of the contract: one that is missing or misnamed does not compile. */
export const handlers: Handlers = {
  artists,
  assets,
  auth,
  barcodes,
  fuga,
  labels,
  notifications,
  organizations,
  people,
  releases,
  searches,
  submissions,
  uploads,
  users,
}

/** What the procedures run on. */
export type Host = {
  database: Database
  ports: Ports
  admit?: Admit
  /** Receives unexpected errors, whose details the caller does not get. */
  onFailure?: (path: string | undefined, error: unknown) => void
}

const waitOf = ({ cause }: TRPCError): number =>
  cause instanceof RefusalDetails ? (cause.details.retryAfterSeconds ?? 0) : 0

const tokenOf = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /i, '') ?? null

/** Answers the calls of the contract, batched as tRPC sends them, wherever the request came from. */
export const respondTo = ({ database, ports, admit = () => undefined, onFailure = () => undefined }: Host) => {
  const router = createRouter(handlers)
  return (request: Request, admitOwn = admit): Promise<Response> => {
    const token = tokenOf(request.headers)
    const createContext = async () => ({
      database,
      ports,
      admit: admitOwn,
      now: ports.clock.now(),
      origin: new URL(request.url).origin,
      language: acceptedLanguage(request.headers.get('accept-language')),
      sessionId: token === null ? null : await ports.sessionTokens.idOf(token),
      organizationId: request.headers.get('x-organization-id'),
      idempotencyKeys: request.headers.get('idempotency-key'),
    })
    return fetchRequestHandler({
      endpoint: '/api/trpc',
      req: request,
      router,
      createContext,
      maxBatchSize: CALLS_MAX,
      responseMeta: ({ errors }) => {
        const wait = Math.max(0, ...errors.map(waitOf))
        return wait === 0 ? {} : { headers: { 'retry-after': String(wait) } }
      },
      onError: ({ path, error }) => {
        if (isFailure(error)) onFailure(path, error.cause ?? error)
      },
    })
  }
}
