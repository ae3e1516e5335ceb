import { parseMoment } from '#mocks/settings/clock-setting.ts'
import { entriesOf } from '#mocks/settings/entries-of.ts'
import { parseFailure, type FailureText } from '#mocks/settings/failure.ts'
import { type AnswerOf, isPattern, type ProcedureName, type ProcedurePattern } from '#mocks/settings/procedures.ts'
import { z } from '#src/contract/zod.ts'

/** The catalogues that the emulation can start from. */
export const SCENARIOS = [
  'demo',
  'fresh',
  'busy',
  'empty',
  'one',
  'bare',
  'long',
  'large',
  'pending',
  'expired',
] as const
export type Scenario = (typeof SCENARIOS)[number]
export const LATENCY_MAX_MS = 10_000

const milliseconds = z.number().check(z.minimum(0), z.maximum(LATENCY_MAX_MS))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const pattern = z.string().check(z.refine(isPattern))
const failure = z.string().check(z.refine((text) => parseFailure(text) !== undefined))
const always = z.literal(true)

/** Settings with a value for each procedure or area. */
const BY_PROCEDURE = {
  /** Every call of these fails. */
  fail: failure,
  /** The next call of these fails. */
  failNext: failure,
  /** Calls of these take so many milliseconds longer. */
  delay: milliseconds,
  /** The answers to these have a wrong shape. */
  malformed: always,
  /** Calls of these are never answered. */
  silent: always,
  /** What is answered to these, whatever they are asked. */
  answer: z.unknown(),
}
type ByProcedure = keyof typeof BY_PROCEDURE

const VALUES = {
  /** How long an answer takes: as over a good mobile line, no time, or so many milliseconds. */
  latency: z.union([z.enum(['demo', 'none']), milliseconds]),
  /** By up to so many milliseconds more or less. */
  jitter: milliseconds,
  /** So many of a hundred calls fail on the way. */
  loss: percent,
  /** Nobody can be reached, whatever the browser says. */
  offline: z.boolean(),
  /** Which catalogue it holds. */
  scenario: z.enum(SCENARIOS),
  /** Uploads break when so many of a hundred bytes have left. */
  breakUploadsAt: percent,
  /** How long it takes to send a whole file, in milliseconds. */
  uploadTime: z.number().check(z.minimum(0)),
  /** So far is the clock moved (`3d`, `-12h`), or the time at which the page starts. */
  clock: z.string().check(z.refine((text) => parseMoment(text) !== undefined)),
}

const settings = z.object({
  latency: z.prefault(VALUES.latency, 'demo'),
  jitter: z.prefault(VALUES.jitter, 0),
  loss: z.prefault(VALUES.loss, 0),
  offline: z.prefault(VALUES.offline, false),
  scenario: z.prefault(VALUES.scenario, 'demo'),
  breakUploadsAt: z.optional(VALUES.breakUploadsAt),
  uploadTime: z.optional(VALUES.uploadTime),
  clock: z.optional(VALUES.clock),
  fail: z.prefault(z.record(z.string(), failure), {}),
  failNext: z.prefault(z.record(z.string(), failure), {}),
  delay: z.prefault(z.record(z.string(), milliseconds), {}),
  malformed: z.prefault(z.record(z.string(), always), {}),
  silent: z.prefault(z.record(z.string(), always), {}),
  answer: z.prefault(z.record(z.string(), z.unknown()), {}),
})
/** How the emulation behaves. */
export type Settings = z.output<typeof settings>

type PerPattern<Value> = Partial<Record<ProcedurePattern, Value>>
/** Settings as a developer or a test writes them. */
export type SettingsInput = Partial<Pick<Settings, keyof typeof VALUES>> & {
  fail?: PerPattern<FailureText>
  failNext?: PerPattern<FailureText>
  delay?: PerPattern<number>
  malformed?: PerPattern<true>
  silent?: PerPattern<true>
  answer?: { [Name in ProcedureName]?: AnswerOf<Name> }
}

// A key such as `constructor` is in every object.
const isByProcedure = (key: string): key is ByProcedure => Object.hasOwn(BY_PROCEDURE, key)
const isValue = (key: string): key is keyof typeof VALUES => Object.hasOwn(VALUES, key)
/** The name that a setting had before. */
const RENAMED: ReadonlyMap<string, string> = new Map([['refuses', 'fail']])

export type Parsed = { settings: Settings; warnings: string[] }

const shown = (value: unknown) => JSON.stringify(value) ?? String(value)

/** Reads settings from outside: what cannot be read is left out, each with a warning, and the rest holds. */
export const parseSettings = (raw: unknown): Parsed => {
  const warnings: string[] = []
  const read: Record<string, unknown> = {}
  const entries = entriesOf(raw)
  if (entries === undefined)
    return { settings: settings.parse({}), warnings: [`The settings are not an object: ${shown(raw)}`] }
  for (const [given, value] of entries) {
    const key = RENAMED.get(given) ?? given
    if (isByProcedure(key)) read[key] = { ...Object(read[key]), ...readEntries(key, value, warnings) }
    else if (!isValue(key)) warnings.push(`Unknown setting: ${key}`)
    else if (VALUES[key].safeParse(value).success) read[key] = value
    else warnings.push(`Unknown value of ${key}: ${shown(value)}`)
  }
  return { settings: settings.parse(read), warnings }
}

const readEntries = (key: ByProcedure, value: unknown, warnings: string[]): Record<string, unknown> => {
  const entries = entriesOf(value)
  if (entries === undefined) warnings.push(`Unknown value of ${key}: ${shown(value)}`)
  const valid = (entries ?? []).filter(([procedure, each]) => {
    if (!pattern.safeParse(procedure).success) warnings.push(`Unknown procedure in ${key}: ${procedure}`)
    else if (!BY_PROCEDURE[key].safeParse(each).success)
      warnings.push(`Unknown value of ${key} for ${procedure}: ${shown(each)}`)
    else return true
    return false
  })
  return Object.fromEntries(valid)
}
