import { type AnyTRPCProcedure, initTRPC, type TRPCError } from '@trpc/server'
import { contract } from '#src/contract/router.ts'
import type { AnyProcedure, ErrorShape, HandlersOf } from '#src/contract/procedure.ts'
import { z } from '#src/contract/zod.ts'
import type { Context, Request } from '#mocks/context.ts'
import type { Database } from '#mocks/db/database.ts'
import type { Settings } from '#mocks/settings.ts'
import { RefusalDetails, refusal, TracedRefusal } from '#mocks/refusal.ts'

export type Handlers = HandlersOf<typeof contract, Context>
type Call = Request & { database: Database; refuses: Settings['refuses'] }

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

/** So that a developer sees what a screen makes of each refusal. */
const refuseOnDemand = t.middleware(({ ctx, path, next }) => {
  const code = ctx.refuses[path]
  if (code !== undefined) throw refusal(code)
  return next()
})

/**
 * Written as a method because TypeScript then compares its input loosely: that a handler gets what its own procedure
 * parses is checked where `Handlers` is, and cannot be said of all procedures at once.
 */
type Handle = { handle(input: unknown, context: Context): unknown }['handle']

const implement = ({ kind, input, output }: AnyProcedure, handle: Handle): AnyTRPCProcedure => {
  const procedure = t.procedure.use(refuseOnDemand).input(input).output(output)
  const resolve = async ({
    input: parsed,
    ctx: { database, refuses: _refuses, ...request },
  }: {
    input: unknown
    ctx: Call
  }) => {
    const answer = await database.transaction(async (tables) => {
      try {
        return await handle(parsed, { ...request, tables })
      } catch (error) {
        if (error instanceof TracedRefusal) return error
        throw error
      }
    })
    if (answer instanceof TracedRefusal) throw answer.refusal
    return answer
  }
  return kind === 'query' ? procedure.query(resolve) : procedure.mutation(resolve)
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
