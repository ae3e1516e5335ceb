import { type AnyTRPCProcedure, initTRPC, type TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { AnyProcedure, ErrorShape } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'
import { artists } from '#backend/artists/handlers.ts'
import { assets } from '#backend/assets/handlers.ts'
import { auth } from '#backend/auth/handlers.ts'
import type { CallEnvironment, Context, Handlers, Task } from '#backend/context.ts'
import { labels } from '#backend/labels/handlers.ts'
import { notifications } from '#backend/notifications/handlers.ts'
import { organizations } from '#backend/organizations/handlers.ts'
import { people } from '#backend/people/handlers.ts'
import type { Database, Ports } from '#backend/ports.ts'
import { CommittedRefusal, RefusalDetails } from '#backend/refusal.ts'
import { releases } from '#backend/releases/handlers.ts'
import { refusalOfTaken } from '#backend/rows.ts'
import { searches } from '#backend/searches/handlers.ts'
import { noteSeen } from '#backend/session.ts'
import { fuga, submissions } from '#backend/submissions/handlers.ts'
import { KeyTaken } from '#backend/tables/table.ts'
import type { ReadTables } from '#backend/tables/tables.ts'
import { uploads } from '#backend/uploads/handlers.ts'
import { users } from '#backend/users/handlers.ts'

type Call = CallEnvironment & {
  database: Database
  /** Throws where a host does not let a procedure be answered. */
  admit: (path: string) => void
}

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

const describe = (shape: ErrorShape, error: TRPCError): ErrorShape => {
  if (error.cause instanceof RefusalDetails) return { ...shape, data: { ...shape.data, ...error.cause.details } }
  const fields = error.code === 'BAD_REQUEST' ? fieldsOf(error) : undefined
  return fields === undefined ? shape : { ...shape, message: 'BAD_REQUEST', data: { ...shape.data, fields } }
}

const t = initTRPC.context<Call>().create({
  allowOutsideOfServer: true,
  isDev: false,
  errorFormatter: ({ shape, error }) => describe(shape, error),
})

const admitted = t.middleware(({ ctx, path, next }) => {
  ctx.admit(path)
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

const noteSeenOnce = (database: Database, userId: string, now: Date): Promise<void> => {
  const pending = underway.get(database) ?? new Map<string, Promise<void>>()
  underway.set(database, pending)
  const before = pending.get(userId)
  if (before !== undefined) return before
  const writing = database.write((tables) => noteSeen({ tables, now }, userId)).finally(() => pending.delete(userId))
  pending.set(userId, writing)
  return writing
}

/** Runs what a call leaves to be done after its commit. */
const runTask = (task: Task, database: Database, { ports, now }: CallEnvironment): Promise<void> => {
  if (task.kind === 'PUSH') return ports.push.send(task.token, task.data)
  if (task.kind === 'MAIL') return ports.mail.send(task.message)
  return noteSeenOnce(database, task.userId, now)
}

const answerWith =
  (kind: AnyProcedure['kind'], handle: Handle) =>
  async ({ input, ctx: { database, ...request } }: { input: unknown; ctx: Call }): Promise<unknown> => {
    const tasks: Task[] = []
    const call = { ...request, afterCommit: (task: Task) => void tasks.push(task) }
    const work = (tables: ReadTables) => commitRefusal(() => handle(input, { ...call, tables }))
    const done = kind === 'query' ? database.read(work) : database.write(work)
    const answer = await done.catch((error: unknown) => {
      throw error instanceof KeyTaken ? refusalOfTaken(error) : error
    })
    // The call is committed: what cannot be delivered now does not fail it.
    await Promise.allSettled(tasks.map((task) => runTask(task, database, request)))
    if (answer instanceof CommittedRefusal) throw answer.refusal
    return answer
  }

const implement = ({ kind, input, output }: AnyProcedure, handle: Handle): AnyTRPCProcedure => {
  const procedure = t.procedure.use(admitted).input(input).output(output)
  const answer = answerWith(kind, handle)
  return kind === 'query' ? procedure.query(answer) : procedure.mutation(answer)
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
  /** Throws where a procedure is not to be answered. */
  admit?: (path: string) => void
}

const tokenOf = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /i, '') ?? null

/** Answers the calls of the contract, batched as tRPC sends them, wherever the request came from. */
export const respondTo = ({ database, ports, admit = () => undefined }: Host) => {
  const router = createRouter(handlers)
  return (request: Request): Promise<Response> => {
    const createContext = () => ({
      database,
      ports,
      admit,
      now: ports.clock.now(),
      origin: new URL(request.url).origin,
      token: tokenOf(request.headers),
      organizationId: request.headers.get('x-organization-id'),
    })
    return fetchRequestHandler({ endpoint: '/api/trpc', req: request, router, createContext })
  }
}
