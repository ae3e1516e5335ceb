import { isDeepStrictEqual } from 'node:util'
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AnyProcedure, Contract } from '#src/contract/procedure.ts'
import { type AppRouter, contract } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'
import type { Findings } from './findings.ts'
import { NoAnswer, reasonOf } from './no-answer.ts'

const areas: Contract = contract
const ANSWER_MS = 15_000

/** Every procedure of the contract by its path. */
export const PROCEDURES: ReadonlyMap<string, AnyProcedure> = new Map(
  Object.entries(areas).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => [`${area}.${name}`, procedure] as const),
  ),
)

/** Who calls: nobody, unless there is a token; and the key under which a change may be repeated. */
export type Identity = { token?: string; organizationId?: string; idempotencyKey?: string }

const success = z.object({ result: z.object({ data: z.optional(z.unknown()) }) })
const refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.int(),
    data: z.object({
      code: z.string(),
      httpStatus: z.int(),
      path: z.optional(z.string()),
      stack: z.optional(z.undefined()),
      fields: z.optional(z.record(z.string(), z.string())),
      current: z.optional(z.unknown()),
      dependents: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
    }),
  }),
})
export type Refused = z.output<typeof refusal>['error']
export type Answer = { ok: true; data: unknown } | { ok: false; status: number; error: Refused }

/** Of what answers in words that nobody understands. */
const NOT_ANSWERED: Refused = { message: 'NO_ANSWER', code: 0, data: { code: 'NO_ANSWER', httpStatus: 0 } }

export const headersOf = ({ token, organizationId, idempotencyKey }: Identity): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(organizationId === undefined ? {} : { 'x-organization-id': organizationId }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
})

/** The word for what a call was answered with: OK, or the code of its refusal. */
export const outcomeOf = (answer: Answer): string => (answer.ok ? 'OK' : answer.error.data.code)

export type Subject = ReturnType<typeof createSubject>

/** The server under trial. Every answer that it gives is held against the contract. */
export const createSubject = (url: string, { expect, noteAnswered }: Findings) => {
  let silence: NoAnswer | undefined

  /** Rejects with `NoAnswer` when there is none, and from then on. */
  const fetchJson = async (address: URL, init: RequestInit): Promise<{ status: number; body: unknown }> => {
    if (silence !== undefined) throw silence
    try {
      const response = await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
      const text = await response.text()
      try {
        return { status: response.status, body: JSON.parse(text) }
      } catch {
        return { status: response.status, body: text }
      }
    } catch (error) {
      silence ??= new NoAnswer(`${init.method ?? 'GET'} ${address.pathname} is not answered: ${reasonOf(error)}`)
      throw silence
    }
  }

  const judge = (path: string, status: number, body: unknown): Answer => {
    const answered = success.safeParse(body)
    if (answered.success) {
      const { data } = answered.data.result
      const parsed = PROCEDURES.get(path)?.output.safeParse(data)
      if (parsed?.success !== true) {
        const where = parsed?.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')
        expect(path, false, `answers what its output does not allow: ${where}`)
      } else {
        expect(path, isDeepStrictEqual(parsed.data, data), 'answers more than its output declares')
        noteAnswered(path)
      }
      return { ok: true, data }
    }
    const refused = refusal.safeParse(body)
    if (!refused.success) {
      expect(
        path,
        false,
        `answers neither a result nor an error of tRPC: ${status} ${JSON.stringify(body).slice(0, 120)}`,
      )
      return { ok: false, status, error: NOT_ANSWERED }
    }
    const { error } = refused.data
    expect(
      path,
      status === error.data.httpStatus,
      `is refused with the status ${status}, its data say ${error.data.httpStatus}`,
    )
    return { ok: false, status, error }
  }

  /** Sends one call as the product does: in a batch, a query as GET, a mutation as POST. */
  const call = async (path: string, input: unknown, identity: Identity = {}): Promise<Answer> => {
    const address = new URL(`${url}/${path}?batch=1`)
    const headers = headersOf(identity)
    const inputs = JSON.stringify({ 0: input })
    const isQuery = PROCEDURES.get(path)?.kind === 'query'
    if (isQuery) address.searchParams.set('input', inputs)
    const { status, body } = isQuery
      ? await fetchJson(address, { headers })
      : await fetchJson(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: inputs,
        })
    return judge(path, status, Array.isArray(body) && body.length === 1 ? body[0] : body)
  }

  /** What a trial needs to have is not refused because too many asked for it, as all of a trial do from one address. */
  const refuse = (path: string, error: Refused): NoAnswer | { error: Refused } => {
    if (error.data.code !== 'TOO_MANY_REQUESTS') return { error }
    silence ??= new NoAnswer(
      `${path} is refused with TOO_MANY_REQUESTS: a trial needs a server without such limits (docs/backend.md)`,
    )
    return silence
  }

  /** The product's own client, for what the trial needs to have before it can try anything. */
  const clientOf = (identity: Identity = {}) => {
    const link: TRPCLink<AppRouter> =
      () =>
      ({ op: { path, input } }) =>
        observable((observer) => {
          void call(path, input, identity).then(
            (answer) => {
              if (!answer.ok) return observer.error(TRPCClientError.from(refuse(path, answer.error)))
              observer.next({ result: { data: answer.data } })
              return observer.complete()
            },
            (reason: Error) => observer.error(TRPCClientError.from(reason)),
          )
        })
    return createTRPCClient<AppRouter>({ links: [link] })
  }

  return { url, call, clientOf, fetchJson }
}
