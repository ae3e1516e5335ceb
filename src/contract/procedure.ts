import type { TRPCBuiltRouter, TRPCDefaultErrorData, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { TRPCDefaultErrorShape } from '@trpc/server'
import type { z } from '#src/contract/zod.ts'

type Schema = z.ZodMiniType
type Procedure<K extends 'query' | 'mutation', I extends Schema, O extends Schema> = { kind: K; input: I; output: O }

/** Declares a query: read only, sent as GET. */
export const query = <I extends Schema, O extends Schema>(input: I, output: O): Procedure<'query', I, O> => ({
  kind: 'query',
  input,
  output,
})

/** Declares a mutation: changes something, sent as POST. */
export const mutation = <I extends Schema, O extends Schema>(input: I, output: O): Procedure<'mutation', I, O> => ({
  kind: 'mutation',
  input,
  output,
})

export type AnyProcedure = Procedure<'query' | 'mutation', Schema, Schema>
export type Contract = Record<string, Record<string, AnyProcedure>>

type Definition<P extends AnyProcedure> = { input: z.input<P['input']>; output: z.output<P['output']>; meta: unknown }

type ProcedureOf<P> =
  P extends Procedure<'query', Schema, Schema>
    ? TRPCQueryProcedure<Definition<P>>
    : P extends Procedure<'mutation', Schema, Schema>
      ? TRPCMutationProcedure<Definition<P>>
      : never

/**
 * What an error carries beside tRPC's own data: the messages by field path when the input did not parse, and the
 * current entity when the change was based on an older revision; up to five of those that depend on what was to be
 * deleted; how long to wait when there were too many tries.
 */
export type ErrorData = TRPCDefaultErrorData & {
  fields?: Record<string, string>
  current?: unknown
  dependents?: readonly { id: string; name: string }[]
  retryAfterSeconds?: number
}
export type ErrorShape = Omit<TRPCDefaultErrorShape, 'data'> & { data: ErrorData }

/** The tRPC router type a contract describes: what `@trpc/client` needs, with no server in sight. */
export type RouterOf<C extends Contract> = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: ErrorShape; transformer: false },
  { [E in keyof C]: { [P in keyof C[E]]: ProcedureOf<C[E][P]> } }
>

/** The names of an area's mutations. */
export type MutationOf<Area extends Record<string, AnyProcedure>> = {
  [P in keyof Area]: Area[P] extends { kind: 'mutation' } ? P & string : never
}[keyof Area]

/** Area and name of every mutation, as in `releases.create`. */
export type MutationPathOf<C extends Contract> = {
  [E in keyof C & string]: `${E}.${MutationOf<C[E]>}`
}[keyof C & string]

/** The functions a server of this contract must provide: one per procedure, none missing. */
export type HandlersOf<C extends Contract, Context> = {
  [E in keyof C]: {
    [P in keyof C[E]]: (
      input: z.output<C[E][P]['input']>,
      context: Context,
    ) => z.input<C[E][P]['output']> | Promise<z.input<C[E][P]['output']>>
  }
}
