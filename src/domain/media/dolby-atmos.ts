import { AUDIO_BYTES_MAX, type AudioFacts } from '#src/domain/media/audio.ts'
import { error, type Problem } from '#src/domain/problem.ts'

/** Chunks of a broadcast wave with an audio definition model: without them nobody knows which channel is what. */
export const ADM_CHUNKS: readonly string[] = ['axml', 'chna']
const BIT_DEPTH = 24
const SAMPLE_RATE = 48_000
const STEREO = 2
/** Exports round a length to whole frames of their timecode. */
const LENGTH_TOLERANCE_MS = 1000

/** What is wrong with a Dolby Atmos master, an ADM BWF of 24 bit and 48 kHz (domain, section 8). */
export const atmosProblems = (facts: AudioFacts & { chunks: readonly string[] }, field: string): Problem[] => {
  const { container, bytes, truncated, channels, bitDepth, sampleRate, chunks } = facts
  if (bytes === 0) return [error('AUDIO_EMPTY', field)]
  if (bytes > AUDIO_BYTES_MAX) return [error('AUDIO_TOO_HEAVY', field, { gigabytes: 1 })]
  if (container !== 'WAV')
    return [error(container === '' ? 'AUDIO_UNREADABLE' : 'ATMOS_CONTAINER', field, { container })]
  if (truncated) return [error('AUDIO_TRUNCATED', field)]
  const problems: Problem[] = []
  if (!ADM_CHUNKS.every((chunk) => chunks.includes(chunk))) problems.push(error('ATMOS_NOT_ADM', field))
  if (bitDepth !== BIT_DEPTH) problems.push(error('ATMOS_BIT_DEPTH', field, { bits: bitDepth }))
  if (sampleRate !== SAMPLE_RATE) problems.push(error('ATMOS_SAMPLE_RATE', field, { kilohertz: sampleRate / 1000 }))
  if (channels <= STEREO) problems.push(error('ATMOS_CHANNELS', field, { channels }))
  return problems
}

type Long = { durationMs: number } | null

/** It lasts as long as the stereo master, or it is another recording. */
export const atmosLengthProblems = (media: Long, dolbyAtmos: Long): Problem[] =>
  media === null || dolbyAtmos === null || Math.abs(media.durationMs - dolbyAtmos.durationMs) <= LENGTH_TOLERANCE_MS
    ? []
    : [error('ATMOS_LENGTH_DIFFERS', 'dolbyAtmos')]
