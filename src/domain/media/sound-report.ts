/** Points of a waveform, whatever the length of the sound. */
export const WAVEFORM_POINTS = 400

/** The peak of what holds no sound at all, in dBFS: below the last bit of 24. */
export const PEAK_OF_SILENCE = -144

/** What the analysis of a stereo master found when it was picked. It stays with the file. */
export type SoundReport = {
  durationMs: number
  /** The loudest sample in dBFS; `PEAK_OF_SILENCE` at least. */
  peak: number
  /** Integrated loudness in LUFS (ITU-R BS.1770); null where all of it is below the gate. */
  loudness: number | null
  /** How often more than ten samples in a row are at full scale, in the channel where that is more often. */
  clippedRuns: number
  silenceAtStartMs: number
  silenceAtEndMs: number
  /** Left and right are the same. */
  dualMono: boolean
  /** Nothing can be heard from start to end. */
  silent: boolean
  /** The channel that is silent where the other one is not. */
  silentChannel: 'LEFT' | 'RIGHT' | null
  /** Where the spectrum ends as that of a lossy source does, in hertz: only a hint. Null where it does not. */
  cutOffHz: number | null
  /** The waveform, as `readPeaks` reads it. */
  peaks: string
}

/** What a report says of a sound without anything to object to. */
export const CLEAN_SOUND = {
  clippedRuns: 0,
  silenceAtStartMs: 0,
  silenceAtEndMs: 0,
  dualMono: false,
  silent: false,
  silentChannel: null,
  cutOffHz: null,
} satisfies Partial<SoundReport>

const LEVELS = 255

/** Writes the loudest sample of each part of a sound, 0 to 1, as a short text: base64, a byte a point. */
export const writePeaks = (levels: readonly number[]): string =>
  btoa(
    Array.from({ length: WAVEFORM_POINTS }, (_, point) =>
      String.fromCharCode(Math.round(Math.min(Math.max(levels[point] ?? 0, 0), 1) * LEVELS)),
    ).join(''),
  )

/** The points of a waveform, 0 to 1 each, from left to right. */
export const readPeaks = (peaks: string): number[] =>
  Array.from(atob(peaks), (point) => (point.codePointAt(0) ?? 0) / LEVELS)

/** Why a file could not be decoded to its end. */
export const SOUND_FAULTS = ['TRUNCATED', 'DAMAGED', 'HEADER_WRONG'] as const
export type SoundFault = (typeof SOUND_FAULTS)[number]
