import { TRPCError } from '@trpc/server'
import type { Context, WriteContext } from '#backend/context.ts'
import { CommittedRefusal, RefusalDetails, refusal } from '#backend/refusal.ts'
import { newRow } from '#backend/rows.ts'
import { sessionUser } from '#backend/session.ts'
import type { AnswerRow } from '#backend/tables/answers.ts'
import type { Tables } from '#backend/tables/tables.ts'
import { z } from '#src/contract/zod.ts'

/** A call that its sender may repeat: the key that it came with, and a digest of what it asks for. */
export type RepeatableCall = { key: string; digest: string }

const KEY = z.string().check(z.regex(/^[\w.-]{8,80}$/))

/**
 * The key of a call in a batch. The header names one for each call, in their order; a call that comes without one may
 * leave its place empty.
 */
export const keyAt = (header: string | null, index: number): string | undefined => {
  const key = header?.split(',')[index]?.trim() ?? ''
  if (key === '') return undefined
  const { data } = KEY.safeParse(key)
  if (data === undefined) throw refusal('BAD_REQUEST')
  return data
}

/** The same JSON for the same value, in whichever order its fields came. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, canonical(each)]),
  )
}

/** SHA-256 of what a call asks for. Its input may hold what is only stored as a hash, and is not needed again. */
export const sha256Of = async (call: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(canonical(call)))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return digest.reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
}

/** Refusals by the rules. Any other is temporary: the same call may succeed later. */
const FINAL = ['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'] as const
type Final = (typeof FINAL)[number]
const finalCode = (code: string): Final | undefined => FINAL.find((one) => one === code)

type Caller = Pick<Context, 'now' | 'sessionId'>

const answerId = async (tables: Context['tables'], { sessionId, now }: Caller, key: string) => {
  const user = await sessionUser({ tables, sessionId, now })
  // The handler refuses a caller who is not signed in.
  return user === undefined ? undefined : `${user.id}/${key}`
}

/** A repeated call gets the answer of the first one. */
const repeated = (row: AnswerRow, { digest }: RepeatableCall, output: z.ZodMiniType): unknown => {
  if (row.call !== digest) return new CommittedRefusal(refusal('UNPROCESSABLE_CONTENT'))
  if (row.refusal === null) {
    // An answer of an earlier version may lack newer fields. The change was made all the same.
    const isReadable = output.safeParse(row.result).success
    return isReadable ? row.result : new CommittedRefusal(refusal('PRECONDITION_FAILED', 'CHANGE_ALREADY_MADE'))
  }
  const { code, message, ...details } = row.refusal
  return new CommittedRefusal(refusal(finalCode(code) ?? 'BAD_REQUEST', message, details))
}

/** Makes a change and keeps its answer, in one transaction; a repeated call changes nothing. */
export const answerOnce = async (
  context: WriteContext,
  call: RepeatableCall,
  output: z.ZodMiniType,
  answer: () => Promise<unknown>,
): Promise<unknown> => {
  const { tables } = context
  const id = await answerId(tables, context, call.key)
  const before = id === undefined ? undefined : await tables.answers.get(id)
  if (before !== undefined) return repeated(before, call, output)
  const result = await answer()
  if (id !== undefined) await tables.answers.put({ ...newRow(context, id), call: call.digest, result, refusal: null })
  return result
}

/** Keeps a final refusal. What the call had changed was rolled back, so this is a transaction of its own. */
export const keepRefusal = async (tables: Tables, caller: Caller, call: RepeatableCall, error: unknown) => {
  if (!(error instanceof TRPCError)) return
  const { code, message, cause } = error
  const id = await answerId(tables, caller, call.key)
  if (id === undefined || (await tables.answers.get(id)) !== undefined) return
  const details = cause instanceof RefusalDetails ? cause.details : {}
  const stored = { code, message, ...details, dependents: details.dependents?.slice() }
  await tables.answers.put({ ...newRow(caller, id), call: call.digest, result: null, refusal: stored })
}

/** Whether an error would be answered to every repetition of the call. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof TRPCError && finalCode(error.code) !== undefined
