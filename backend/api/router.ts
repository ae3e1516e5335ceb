import { type AnyTRPCProcedure, initTRPC, type TRPCError } from '@trpc/server'
import { contract } from '#src/contract/router.ts'
import type { AnyProcedure, ErrorShape } from '#src/contract/procedure.ts'
import { z } from '#src/contract/zod.ts'
import type { Context, Handlers, Request, Task } from '#backend/context.ts'
import type { Database } from '#backend/database.ts'
import { CommittedRefusal, RefusalDetails } from '#backend/refusal.ts'
import { noteSeen } from '#backend/session.ts'
import { KeyTaken } from '#backend/tables/table.ts'
import type { ReadTables } from '#backend/tables/tables.ts'
import { refusalOfTaken } from '#backend/unique-keys.ts'

type Call = Request & {
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

/** A page makes many calls at once: when a user was last seen is written once for them. */
const noting = new WeakMap<Database, Map<string, Promise<void>>>()

const noteOnce = (database: Database, userId: string, now: Date): Promise<void> => {
  const pending = noting.get(database) ?? new Map<string, Promise<void>>()
  noting.set(database, pending)
  const before = pending.get(userId)
  if (before !== undefined) return before
  const noted = database.write((tables) => noteSeen({ tables, now }, userId)).finally(() => pending.delete(userId))
  pending.set(userId, noted)
  return noted
}

/** Runs what a call left to be done after its commit. */
const runTask = (task: Task, database: Database, { ports, now }: Request): Promise<void> => {
  if (task.kind === 'PUSH') return ports.push.send(task.token, task.data)
  if (task.kind === 'MAIL') return ports.mail.send(task.message)
  return noteOnce(database, task.userId, now)
}

/** A refusal that counts is an answer to the database: only what was thrown is undone. */
const settle = async (answer: () => unknown): Promise<unknown> => {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof CommittedRefusal) return error
    throw error
  }
}

const answerWith =
  (kind: AnyProcedure['kind'], handle: Handle) =>
  async ({ input, ctx: { database, ...request } }: { input: unknown; ctx: Call }): Promise<unknown> => {
    const tasks: Task[] = []
    const call = { ...request, afterCommit: (task: Task) => void tasks.push(task) }
    const work = (tables: ReadTables) => settle(() => handle(input, { ...call, tables }))
    const done = kind === 'query' ? database.read(work) : database.write(work)
    const answer = await done.catch((error: unknown) => {
      throw error instanceof KeyTaken ? refusalOfTaken(error) : error
    })
    // The call is answered: what cannot be delivered now is no fault of it.
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
    if (handle === undefined) throw new Error(`Nobody answers ${name}.${procedure}`)
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
