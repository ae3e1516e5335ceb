import type { ProblemField } from '#src/domain/fields.ts'
import {
  ATMOS_BIT_DEPTH,
  ATMOS_LENGTH_TOLERANCE_MS,
  ATMOS_SAMPLE_RATE,
  GIBIBYTE,
  MEDIA_BYTES_MAX,
} from '#src/domain/limits.ts'
import { type AudioFacts, flawProblems } from '#src/domain/media/audio.ts'
import { error, type Problem } from '#src/domain/problem.ts'

/** Chunks of a broadcast wave with an audio definition model: without them nobody knows which channel is what. */
export const ADM_CHUNKS: readonly string[] = ['axml', 'chna']
const STEREO = 2

/** What is wrong with a Dolby Atmos master, an ADM BWF of 24 bit and 48 kHz. */
export const atmosProblems = (facts: AudioFacts & { chunks: readonly string[] }, field: ProblemField): Problem[] => {
  const { container, bytes, truncated, channels, bitDepth, sampleRate, chunks } = facts
  if (bytes === 0) return [error('AUDIO_EMPTY', field)]
  if (bytes > MEDIA_BYTES_MAX) return [error('AUDIO_TOO_HEAVY', field, { gigabytes: MEDIA_BYTES_MAX / GIBIBYTE })]
  if (container !== 'WAV')
    return [error(container === '' ? 'AUDIO_UNREADABLE' : 'ATMOS_CONTAINER', field, { container })]
  if (truncated) return [error('AUDIO_TRUNCATED', field)]
  const flaws = flawProblems(facts, field)
  if (flaws.length > 0) return flaws
  const problems: Problem[] = []
  if (!ADM_CHUNKS.every((chunk) => chunks.includes(chunk))) problems.push(error('ATMOS_NOT_ADM', field))
  if (bitDepth !== ATMOS_BIT_DEPTH)
    problems.push(error('ATMOS_BIT_DEPTH', field, { bits: bitDepth, expected: ATMOS_BIT_DEPTH }))
  if (sampleRate !== ATMOS_SAMPLE_RATE)
    problems.push(
      error('ATMOS_SAMPLE_RATE', field, { kilohertz: sampleRate / 1000, expected: ATMOS_SAMPLE_RATE / 1000 }),
    )
  if (channels <= STEREO) problems.push(error('ATMOS_CHANNELS', field, { channels }))
  return problems
}

type Long = { durationMs: number } | null

/** It lasts as long as the stereo master, or it is another recording. */
export const atmosLengthProblems = (media: Long, dolbyAtmos: Long): Problem[] =>
  media === null ||
  dolbyAtmos === null ||
  Math.abs(media.durationMs - dolbyAtmos.durationMs) <= ATMOS_LENGTH_TOLERANCE_MS
    ? []
    : [error('ATMOS_LENGTH_DIFFERS', 'dolbyAtmos')]
