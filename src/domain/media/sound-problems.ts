import type { ProblemField } from '#src/domain/fields.ts'
import { SILENCE_SECONDS_MAX } from '#src/domain/limits.ts'
import type { SoundFault } from '#src/domain/media/sound-report.ts'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import { type ProblemCode } from '#src/domain/problem-codes.ts'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'

const SECOND_MS = 1000
const MINUTE_S = 60

/** A place in a sound: `1:23`. */
const timeOf = (milliseconds: number) => {
  const seconds = Math.floor(milliseconds / SECOND_MS)
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}

const FAULTS: Record<SoundFault, ProblemCode> = {
  TRUNCATED: 'AUDIO_TRUNCATED',
  DAMAGED: 'AUDIO_DAMAGED',
  HEADER_WRONG: 'AUDIO_HEADER_WRONG',
}

/** Why a master could not be decoded to its end: it cannot be used. */
export const faultProblem = ({ fault, atMs }: { fault: SoundFault; atMs: number }, field: ProblemField): Problem =>
  error(FAULTS[fault], field, fault === 'DAMAGED' ? { place: timeOf(atMs) } : undefined)

const silence = (code: ProblemCode, milliseconds: number, field: ProblemField): Problem[] => {
  const seconds = Math.round(milliseconds / SECOND_MS)
  return milliseconds > SILENCE_SECONDS_MAX * SECOND_MS ? [warning(code, field, { values: { seconds } })] : []
}

/** The report of a file: null where the analysis failed, undefined where nobody has tried. */
export type MaybeSoundReport = SoundReport | null | undefined

/**
 * What is to be said of the sound of a master. Silence from start to end sells nothing: an error.
 */
export const soundProblems = (report: MaybeSoundReport, field: ProblemField): Problem[] => {
  if (report === undefined) return []
  if (report === null) return [warning('AUDIO_NOT_HEARD', field)]
  if (report.silent) return [error('AUDIO_SILENT', field)]
  const { clippedRuns, silenceAtStartMs, silenceAtEndMs, silentChannel, dualMono, cutOffHz } = report
  return [
    ...(silentChannel === 'LEFT' ? [warning('AUDIO_LEFT_SILENT', field)] : []),
    ...(silentChannel === 'RIGHT' ? [warning('AUDIO_RIGHT_SILENT', field)] : []),
    ...(clippedRuns > 0 ? [warning('AUDIO_CLIPPED', field, { values: { places: clippedRuns } })] : []),
    ...silence('AUDIO_SILENCE_START', silenceAtStartMs, field),
    ...silence('AUDIO_SILENCE_END', silenceAtEndMs, field),
    ...(dualMono ? [info('AUDIO_DUAL_MONO', field)] : []),
    ...(cutOffHz === null ? [] : [info('AUDIO_CUT_OFF', field, { kilohertz: Math.round(cutOffHz / 1000) })]),
  ]
}
