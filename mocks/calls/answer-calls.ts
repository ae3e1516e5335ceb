import { type Host, respondTo } from '#backend/api/respond.ts'
import { refusal } from '#backend/refusal.ts'
import { logCalls, type LoggedCall } from '#mocks/calls/call-log.ts'
import { forcedConflict } from '#mocks/calls/forced-conflict.ts'
import { type Intervention, type Plan, planCall } from '#mocks/calls/interventions.ts'
import { type Call, readCalls } from '#mocks/calls/read-calls.ts'
import { parseInput } from '#mocks/settings/procedures.ts'
import { z } from '#src/contract/zod.ts'
import { pause } from '#src/platform/with-timeout.ts'

/** Of no shape that any procedure answers. */
const WRONG_SHAPE = { result: { data: { thisAnswer: 'has a wrong shape' } } }
const MIXED = 207

const envelope = z.object({
  result: z.optional(z.object({ data: z.optional(z.unknown()) })),
  error: z.optional(z.looseObject({ data: z.looseObject({ httpStatus: z.number() }) })),
})
type Envelope = z.output<typeof envelope>
const envelopes = z.array(envelope)

type Outcome = { envelope: Envelope } | { error: unknown } | undefined

/** What the backend answers to a call that meets another edit; undefined where it would meet none. */
type Conflict = (call: Call) => Promise<Envelope | undefined>

/** What is decided about a call before the backend is asked; undefined where it decides. */
const decide = async (call: Call, { failure, answer }: Plan, conflictOf: Conflict): Promise<Outcome> => {
  const { procedure, input } = call
  if (failure !== undefined) {
    const conflict = failure.message === 'CONFLICT' ? await conflictOf(call) : undefined
    return conflict === undefined ? { error: refusal(failure.code, failure.message) } : { envelope: conflict }
  }
  const parsed = answer === undefined ? undefined : parseInput(procedure, input)
  if (answer === undefined || parsed?.success !== true) return undefined
  try {
    return { envelope: { result: { data: await answer(parsed.data) } } }
  } catch (error) {
    return { error }
  }
}

const statusOf = (answers: readonly Envelope[]): number => {
  const [first = 200, ...others] = new Set(answers.map(({ error }) => error?.data.httpStatus ?? 200))
  return others.length === 0 ? first : MIXED
}

const readEnvelopes = async (response: Response): Promise<Envelope[] | undefined> => {
  // An answer that is no JSON, as a malformed one, has no envelopes.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return envelopes.safeParse([body].flat()).data
}

const outcomeOf = ({ result, error }: Envelope): LoggedCall['outcome'] =>
  error === undefined ? { answer: result?.data } : { error }

/** A procedure that is called twice in a request is decided in the order of the calls. */
const admitInOrder = (calls: readonly Call[], outcomes: readonly Outcome[]) => {
  const left = calls.map(({ procedure }, at) => ({ procedure, outcome: outcomes[at] }))
  return (path: string): undefined => {
    const at = left.findIndex(({ procedure }) => procedure === path)
    const [call] = left.splice(at, 1)
    if (call?.outcome === undefined) return undefined
    throw 'error' in call.outcome ? call.outcome.error : refusal('CLIENT_CLOSED_REQUEST')
  }
}

const never = () => new Promise<void>(() => undefined)

type Surroundings = {
  /** Waits as long as an answer takes; rejects when nobody can be reached. */
  simulateLatency: () => Promise<void>
  /** What the settings of the host ask to happen to some calls. */
  interventions?: () => readonly Intervention[]
}

/** Answers requests of the contract with what the backend says, except where a developer or a test intervenes. */
export const answerCalls = (host: Host, { simulateLatency, interventions = () => [] }: Surroundings) => {
  const respond = respondTo(host)

  const ask = async (request: Request, calls: readonly Call[], plans: readonly Plan[]): Promise<Response> => {
    const conflictOf: Conflict = (call) => forcedConflict(request, call, respond)
    const outcomes = await Promise.all(
      calls.map((call, at) => decide(call, plans[at] ?? planCall(call.procedure, []), conflictOf)),
    )
    const isUntouched = outcomes.every((outcome) => outcome === undefined) && plans.every((plan) => !plan.isMalformed)
    if (isUntouched) return respond(request)
    const response = await respondTo({ ...host, admit: admitInOrder(calls, outcomes) })(request)
    const answered = await readEnvelopes(response)
    if (answered === undefined) return response
    const answers = answered.map((real, at): Envelope => {
      const outcome = outcomes[at]
      if (plans[at]?.isMalformed === true) return WRONG_SHAPE
      return outcome !== undefined && 'envelope' in outcome ? outcome.envelope : real
    })
    const isBatch = new URL(request.url).searchParams.get('batch') === '1'
    return Response.json(isBatch ? answers : answers[0], { status: statusOf(answers) })
  }

  return async (request: Request): Promise<Response> => {
    const { calls } = await readCalls(request)
    const at = new Date()
    const startedAt = performance.now()
    const plans = calls.map(({ procedure }) => planCall(procedure, interventions()))
    const log = (outcomes: readonly LoggedCall['outcome'][]) => {
      const ms = Math.round(performance.now() - startedAt)
      logCalls(
        calls.map((call, position) => ({
          ...call,
          at,
          ms,
          batch: calls.length,
          outcome: outcomes[position] ?? { lost: true },
        })),
      )
    }
    if (plans.some(({ isSilent }) => isSilent)) {
      log([])
      await never()
    }
    try {
      await simulateLatency()
    } catch {
      // Offline, or the connection broke.
      log([])
      return Response.error()
    }
    const delayMs = Math.max(...plans.map((plan) => plan.delayMs))
    if (delayMs > 0) await pause(delayMs)
    const response = await ask(request, calls, plans)
    log(((await readEnvelopes(response)) ?? []).map(outcomeOf))
    return response
  }
}
