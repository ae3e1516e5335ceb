import { parseFailure, type Failure, type FailureText } from '#mocks/settings/failure.ts'
import {
  type AnswerOf,
  type InputOf,
  isPattern,
  matchesPattern,
  type ProcedureName,
  type ProcedurePattern,
} from '#mocks/settings/procedures.ts'
import type { Settings } from '#mocks/settings/settings.ts'

/** Written as a method because TypeScript then compares its input loosely: `override` checks it by the contract. */
type Answer = { answer(input: unknown): unknown }['answer']
type Effect =
  | { kind: 'FAIL'; failure: Failure }
  | { kind: 'DELAY'; ms: number }
  | { kind: 'MALFORMED' }
  | { kind: 'SILENT' }
  | { kind: 'ANSWER'; answer: Answer }
/** What happens to the calls of some procedures instead of the usual; `end` where it holds for one call only. */
export type Intervention = { pattern: string; effect: Effect; end?: () => void }

let inForce: readonly Intervention[] = []

const warn = (warning: string) => console.warn(`[emulation] ${warning}`)

/** In the console of the browser nothing checks the types: a name that nobody has would change nothing, and say nothing. */
const intervene = (name: string, pattern: string, effect: Effect, isOnce = false): (() => void) => {
  if (!isPattern(pattern)) warn(`Unknown procedure in ${name}: ${pattern}`)
  const intervention: Intervention = { pattern, effect }
  const end = () => {
    inForce = inForce.filter((each) => each !== intervention)
  }
  if (isOnce) intervention.end = end
  inForce = [intervention, ...inForce]
  return end
}

const failureOf = (text: string): Failure => {
  const failure = parseFailure(text)
  if (failure === undefined) throw new Error(`No call can fail with ${text}`)
  return failure
}

/*
 * Each of these holds in this page or this test until what it answers is called, or `clearInterventions` is. The last
 * one given wins.
 */

/** Answers a procedure with what the function returns or throws. */
export const override = <Name extends ProcedureName>(
  procedure: Name,
  answer: (input: InputOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>,
): (() => void) => intervene('override', procedure, { kind: 'ANSWER', answer })

/** Lets every call fail. */
export const fail = (pattern: ProcedurePattern, text: FailureText): (() => void) =>
  intervene('fail', pattern, { kind: 'FAIL', failure: failureOf(text) })

/** Lets the next call fail. */
export const failNext = (pattern: ProcedurePattern, text: FailureText): (() => void) =>
  intervene('failNext', pattern, { kind: 'FAIL', failure: failureOf(text) }, true)

/** Lets every call take so many milliseconds longer. */
export const delay = (pattern: ProcedurePattern, ms: number): (() => void) => {
  if (!Number.isFinite(ms)) warn(`Unknown value of delay for ${pattern}: ${String(ms)}`)
  return intervene('delay', pattern, { kind: 'DELAY', ms: Number.isFinite(ms) ? ms : 0 })
}

/** Gives answers of a wrong shape. */
export const malform = (pattern: ProcedurePattern): (() => void) => intervene('malform', pattern, { kind: 'MALFORMED' })

/** Gives no answer. */
export const silence = (pattern: ProcedurePattern): (() => void) => intervene('silence', pattern, { kind: 'SILENT' })

/** Ends what `override`, `fail`, `failNext`, `delay`, `malform` and `silence` began. */
export const clearInterventions = (): void => {
  inForce = []
}

const entriesOf = <Value>(record: Record<string, Value>, effect: (value: Value) => Effect): Intervention[] =>
  Object.entries(record).map(([pattern, value]) => ({ pattern, effect: effect(value) }))

const failing = (text: string): Effect => ({ kind: 'FAIL', failure: failureOf(text) })

/** What the settings ask for. `endOnce` takes the failure of one call out of them. */
export const interventionsOf = (
  { fail, failNext, delay, malformed, silent, answer }: Settings,
  endOnce: (pattern: string) => void,
): Intervention[] => [
  ...entriesOf(failNext, failing).map((once) => ({ ...once, end: () => endOnce(once.pattern) })),
  ...entriesOf(fail, failing),
  ...entriesOf(delay, (ms) => ({ kind: 'DELAY', ms })),
  ...entriesOf(malformed, () => ({ kind: 'MALFORMED' })),
  ...entriesOf(silent, () => ({ kind: 'SILENT' })),
  ...entriesOf(answer, (value) => ({ kind: 'ANSWER', answer: () => value })),
]

/** What becomes of one call. */
export type Plan = { delayMs: number; isSilent: boolean; isMalformed: boolean; failure?: Failure; answer?: Answer }

/** Finds what happens to a call, and ends what holds for one call only. */
export const planCall = (procedure: string, settled: readonly Intervention[]): Plan => {
  const plan: Plan = { delayMs: 0, isSilent: false, isMalformed: false }
  for (const { pattern, effect, end } of [...inForce, ...settled]) {
    if (!matchesPattern(pattern, procedure)) continue
    const isDecided = plan.failure !== undefined || plan.answer !== undefined
    if (effect.kind === 'DELAY') plan.delayMs = Math.max(plan.delayMs, effect.ms)
    else if (effect.kind === 'MALFORMED') plan.isMalformed = true
    else if (effect.kind === 'SILENT') plan.isSilent = true
    else if (isDecided) continue
    else if (effect.kind === 'FAIL') plan.failure = effect.failure
    else plan.answer = effect.answer
    end?.()
  }
  return plan
}
