import { SOUND_DECIBELS_MAX, SOUND_HERTZ_MAX } from '#src/domain/limits.ts'
import { PEAK_OF_SILENCE, type SoundReport, WAVEFORM_POINTS } from '#src/domain/media/sound-report.ts'
import { z } from '#src/contract/zod.ts'

const milliseconds = z.int().check(z.minimum(0))
const PEAKS_LENGTH = Math.ceil(WAVEFORM_POINTS / 3) * 4

/** What was heard in a master, with its waveform in one text of a known length. */
export const soundReport = z.object({
  durationMs: milliseconds,
  peak: z.number().check(z.minimum(PEAK_OF_SILENCE), z.maximum(SOUND_DECIBELS_MAX)),
  loudness: z.nullable(z.number().check(z.minimum(PEAK_OF_SILENCE), z.maximum(SOUND_DECIBELS_MAX))),
  clippedRuns: z.int().check(z.minimum(0)),
  silenceAtStartMs: milliseconds,
  silenceAtEndMs: milliseconds,
  dualMono: z.boolean(),
  silent: z.boolean(),
  silentChannel: z.nullable(z.enum(['LEFT', 'RIGHT'])),
  cutOffHz: z.nullable(z.int().check(z.minimum(0), z.maximum(SOUND_HERTZ_MAX))),
  peaks: z.string().check(z.length(PEAKS_LENGTH), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
}) satisfies z.ZodMiniType<SoundReport>
