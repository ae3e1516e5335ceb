import type { ProblemField } from '#src/domain/fields.ts'
import { AUDIO_GOOD_SECONDS, AUDIO_MIN_SECONDS, GIBIBYTE, MEDIA_BYTES_MAX } from '#src/domain/limits.ts'
import { type ProblemCode } from '#src/domain/problem-codes.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

/** Why a file that looks like a master is none: compressed sound within a WAVE file, or a header that does not say what is there. */
export type AudioFlaw = 'COMPRESSED' | 'HEADER_WRONG'

/** Facts read from a master: duration in milliseconds, rate in hertz, depth in bits; 0 is what could not be read. */
export type AudioFacts = {
  container: string
  durationMs: number
  sampleRate: number
  bitDepth: number
  channels: number
  bytes: number
  truncated: boolean
  flaw?: AudioFlaw | null | undefined
}

/** What a stereo master may be (catalogue-9): containers, hertz, bits. */
export const AUDIO_CONTAINERS: readonly string[] = ['WAV', 'FLAC']
export const SAMPLE_RATES: readonly number[] = [44_100, 48_000, 88_200, 96_000, 176_400, 192_000]
export const BIT_DEPTHS: readonly number[] = [16, 24]

const FLAWS: Record<AudioFlaw, ProblemCode> = { COMPRESSED: 'AUDIO_COMPRESSED', HEADER_WRONG: 'AUDIO_HEADER_WRONG' }

/** The flaw of a master, where it has one. */
export const flawProblems = ({ flaw }: Pick<AudioFacts, 'flaw'>, field: ProblemField): Problem[] =>
  flaw == null ? [] : [error(FLAWS[flaw], field)]

/** What is wrong with a stereo master before any of it is sent; `field` is where it is shown. */
export const audioProblems = (facts: AudioFacts, field: ProblemField): Problem[] => {
  const { container, durationMs, sampleRate, bitDepth, channels, bytes, truncated } = facts
  if (bytes === 0) return [error('AUDIO_EMPTY', field)]
  if (bytes > MEDIA_BYTES_MAX) return [error('AUDIO_TOO_HEAVY', field, { gigabytes: MEDIA_BYTES_MAX / GIBIBYTE })]
  if (!AUDIO_CONTAINERS.includes(container))
    return [error(container === '' ? 'AUDIO_UNREADABLE' : 'AUDIO_CONTAINER', field, { container })]
  if (truncated) return [error('AUDIO_TRUNCATED', field)]
  const flaws = flawProblems(facts, field)
  if (flaws.length > 0) return flaws
  if (sampleRate === 0 || durationMs === 0) return [error('AUDIO_UNREADABLE', field)]
  const problems: Problem[] = []
  if (!SAMPLE_RATES.includes(sampleRate))
    problems.push(error('AUDIO_SAMPLE_RATE', field, { kilohertz: sampleRate / 1000 }))
  if (!BIT_DEPTHS.includes(bitDepth)) problems.push(error('AUDIO_BIT_DEPTH', field, { bits: bitDepth }))
  if (channels !== 2) problems.push(error('AUDIO_CHANNELS', field, { channels }))
  if (durationMs < AUDIO_MIN_SECONDS * 1000)
    problems.push(error('AUDIO_TOO_SHORT', field, { seconds: AUDIO_MIN_SECONDS }))
  else if (durationMs < AUDIO_GOOD_SECONDS * 1000)
    problems.push(warning('AUDIO_SHORT', field, { values: { seconds: AUDIO_GOOD_SECONDS } }))
  return problems
}
