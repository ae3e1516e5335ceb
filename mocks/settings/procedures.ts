import { contract } from '#src/contract/router.ts'
import type { z } from '#src/contract/zod.ts'

type Contract = typeof contract
type Area = keyof Contract
/** A procedure of the contract by its full name, as in `releases.list`. */
export type ProcedureName = { [A in Area]: `${A}.${keyof Contract[A] & string}` }[Area]
/** One procedure, all of an area (`releases.*`), or all there are (`*`). */
export type ProcedurePattern = ProcedureName | `${Area}.*` | '*'

type Declared<Name extends ProcedureName> = Name extends `${infer A extends Area}.${infer P}`
  ? P extends keyof Contract[A]
    ? Contract[A][P]
    : never
  : never
/** What a handler of the procedure gets. */
export type InputOf<Name extends ProcedureName> =
  Declared<Name> extends { input: infer S extends z.ZodMiniType } ? z.output<S> : never
/** What a handler of the procedure answers. */
export type AnswerOf<Name extends ProcedureName> =
  Declared<Name> extends { output: infer S extends z.ZodMiniType } ? z.input<S> : never

const DECLARED = new Map<string, z.ZodMiniType>(
  Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(([name, { input }]) => [`${area}.${name}`, input] as const),
  ),
)
/** The input as a handler gets it; an error where the contract refuses it. */
export const parseInput = (procedure: string, input: unknown) => DECLARED.get(procedure)?.safeParse(input)

const AREAS = Object.keys(contract)
/** Everything that a setting can be for. */
export const PATTERNS: readonly string[] = ['*', ...AREAS.map((area) => `${area}.*`), ...DECLARED.keys()]

/** Whether the text names a procedure, an area or everything. */
export const isPattern = (text: string): text is ProcedurePattern =>
  text === '*' || DECLARED.has(text) || AREAS.some((area) => text === `${area}.*`)

export const matchesPattern = (pattern: string, procedure: string): boolean =>
  pattern === '*' || pattern === procedure || (pattern.endsWith('.*') && procedure.startsWith(pattern.slice(0, -1)))
