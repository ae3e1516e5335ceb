import type { FileRow } from '#backend/tables/files.ts'
import { type Random, seedOf } from '#mocks/db/seed/random.ts'
import { ALBUM_MIN_TRACKS, EP_MAX_SECONDS, EP_MAX_TRACKS } from '#src/domain/limits.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

type Sound = NonNullable<FileRow['sound']>

/** Shortest and longest usual track of a genre, in seconds. */
type Lengths = readonly [number, number]
const USUAL: Lengths = [158, 272]
const LENGTHS: Readonly<Record<string, Lengths>> = {
  Classical: [121, 396],
  'Drum & Bass/Dubstep': [232, 341],
  Electronic: [204, 428],
  'Hip-Hop/Rap': [127, 226],
  House: [292, 424],
  Jazz: [214, 438],
  Metal: [223, 429],
  Punk: [94, 193],
  Techno: [308, 441],
}
const LONG_EP: Lengths = [612, 848]
/** Genres in which two long pieces are an EP. */
const DRAWN_OUT = new Set(['Electronic', 'Techno', 'Jazz'])

const lengthOf = (random: Random, [shortest, longest]: Lengths) => random.int(shortest * 1000, longest * 1000)

/** Durations in milliseconds of a release's tracks, as its format wants them. */
export const lengthsOf = (random: Random, format: ReleaseFormat, genre: string): number[] => {
  const usual = LENGTHS[genre] ?? USUAL
  const several = (count: number, lengths = usual) => Array.from({ length: count }, () => lengthOf(random, lengths))
  if (format === 'VIDEO') return several(1, USUAL)
  if (format === 'ALBUM') return several(random.int(ALBUM_MIN_TRACKS, 12))
  if (format === 'SINGLE') return several(random.pick([1, 1, 1, 2, 2, 3]))
  if (DRAWN_OUT.has(genre) && random.chance(0.4)) return several(2, LONG_EP)
  return several(random.int(4, Math.min(EP_MAX_TRACKS, Math.floor(EP_MAX_SECONDS / usual[1]))))
}

type Recorded = {
  container: string
  mimeType: string
  extension: string
  sampleRate: number
  bitDepth: number
  video?: { width: number; height: number; frameRate: number; bitRate: number }
}
const WAV = { container: 'WAV', mimeType: 'audio/wav', extension: 'wav' }
const FLAC = { container: 'FLAC', mimeType: 'audio/flac', extension: 'flac' }
const RECORDINGS: readonly Recorded[] = [
  { ...WAV, sampleRate: 44_100, bitDepth: 16 },
  { ...WAV, sampleRate: 44_100, bitDepth: 24 },
  { ...WAV, sampleRate: 48_000, bitDepth: 24 },
  { ...FLAC, sampleRate: 48_000, bitDepth: 24 },
  { ...WAV, sampleRate: 96_000, bitDepth: 24 },
]
const FILM: Recorded = {
  container: 'MPEG-4',
  mimeType: 'video/mp4',
  extension: 'mp4',
  sampleRate: 48_000,
  bitDepth: 24,
  // Below HD, which stores want in more bits than a file may have.
  video: { width: 1024, height: 576, frameRate: 25, bitRate: 20_000_000 },
}

/** All masters of a release come out of one session. */
export const recordingOf = (random: Random, format: ReleaseFormat): Recorded =>
  format === 'VIDEO' ? FILM : random.pick(RECORDINGS)

const MOODS: Readonly<Record<string, Sound['mood']>> = {
  Classical: 'CALM',
  Dance: 'CLUB',
  'Drum & Bass/Dubstep': 'CLUB',
  Electronic: 'CLUB',
  'Folk/Singer-Songwriter': 'CALM',
  House: 'CLUB',
  Jazz: 'CALM',
  'New Age/Wellness': 'CALM',
  Techno: 'CLUB',
}

/** What is heard of a recording: always the same, and none like another. */
export const soundOf = (key: string, genre: string, durationMs: number): Sound => ({
  seed: seedOf(`sound/${key}`),
  durationMs,
  mood: MOODS[genre] ?? 'GROOVE',
})

const HEADER_BYTES = 44
const FLAC_SHARE = 0.58
const FILM_BYTES_PER_MS = 2500

/** What a stereo master of this length weighs, in bytes. */
export const bytesOf = ({ container, sampleRate, bitDepth }: Recorded, durationMs: number): number => {
  if (container === FILM.container) return durationMs * FILM_BYTES_PER_MS
  const raw = Math.floor((durationMs * sampleRate) / 1000) * 2 * (bitDepth / 8)
  return container === 'FLAC' ? Math.round(raw * FLAC_SHARE) : raw + HEADER_BYTES
}
