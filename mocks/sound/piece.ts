import type { FileRow } from '#backend/tables/files.ts'
import { createRandom } from '#mocks/db/seed/random.ts'

/** What the row of a file says of the sound that is made for it. */
export type Sound = NonNullable<FileRow['sound']>

export const LAYERS = ['pad', 'arpeggio', 'bass', 'beat', 'melody'] as const
export type Layer = (typeof LAYERS)[number]

/** A part of the piece: how loud it is as a whole, and how much of each layer is in it. */
type Section = { level: number; mix: Record<Layer, number> }

export type Piece = {
  seed: number
  mood: Sound['mood']
  durationMs: number
  barSeconds: number
  beatsPerBar: number
  /** The lowest note of the key, in semitones above A1. */
  key: number
  isMinor: boolean
  /** A degree of the scale for each bar of the loop. */
  chords: readonly number[]
  /** For each bar: its section and its level. */
  bars: readonly { section: number; level: number }[]
  sections: readonly Section[]
}

const section = (
  level: number,
  pad: number,
  arpeggio: number,
  bass: number,
  beat: number,
  melody: number,
): Section => ({
  level,
  mix: { pad, arpeggio, bass, beat, melody },
})

const CALM = [
  section(0.32, 1, 0, 0, 0, 0),
  section(0.5, 0.7, 0.6, 0.3, 0, 0),
  section(0.72, 0.6, 0.5, 0.5, 0, 0.8),
  section(0.42, 0.9, 0.2, 0, 0, 0.4),
]
const GROOVE = [
  section(0.4, 0.9, 0.4, 0, 0, 0),
  section(0.68, 0.5, 0.5, 0.8, 0.7, 0),
  section(0.84, 0.5, 0.4, 0.8, 0.8, 0.7),
  section(0.46, 0.9, 0.5, 0.3, 0, 0.3),
]
const CLUB = [
  section(0.6, 0.2, 0, 0, 1, 0),
  section(0.74, 0.4, 0.6, 0.8, 0.9, 0),
  section(0.88, 0.5, 0.6, 0.8, 1, 0.5),
  section(0.38, 1, 0.5, 0, 0, 0.3),
]

type Style = { sections: readonly Section[]; tempo: readonly [number, number]; meters: readonly number[] }
const STYLES: Record<Sound['mood'], Style> = {
  CALM: { sections: CALM, tempo: [64, 88], meters: [4, 4, 3] },
  GROOVE: { sections: GROOVE, tempo: [84, 116], meters: [4] },
  CLUB: { sections: CLUB, tempo: [120, 132], meters: [4] },
}

/** By mode: degrees of the scale that follow each other well. */
const MAJOR_CHORDS = [
  [0, 4, 5, 3],
  [0, 3, 1, 4],
  [5, 3, 0, 4],
  [0, 2, 3, 4],
]
const MINOR_CHORDS = [
  [0, 5, 2, 6],
  [0, 3, 5, 4],
  [0, 6, 5, 6],
  [5, 6, 0, 0],
]
/** The order of the sections, over and over; the first and the last bars are quiet. */
const FORMS = [
  [0, 1, 1, 2, 1, 2, 3, 2],
  [0, 1, 2, 3, 1, 2, 2, 3],
  [1, 2, 1, 2, 3, 2, 2, 1],
]
const BARS_A_SECTION = 8
/** The last bars fade out. */
const FADE_BARS = 4
const QUIETEST = 0.12

/** What is played: a key, chords, a form and how loud each bar is. The same for the same sound, and quick to find out. */
export const pieceOf = ({ seed, durationMs, mood }: Sound): Piece => {
  const random = createRandom(seed)
  const { sections, tempo, meters } = STYLES[mood]
  const beatsPerBar = random.pick(meters)
  const barSeconds = (beatsPerBar * 60) / random.int(...tempo)
  const isMinor = random.chance(0.55)
  const chords = random.pick(isMinor ? MINOR_CHORDS : MAJOR_CHORDS)
  const key = random.int(0, 11)
  const form = random.pick(FORMS)
  const count = Math.max(Math.ceil(durationMs / 1000 / barSeconds), 1)
  // A short piece goes through the whole form as well.
  const length = Math.max(Math.min(BARS_A_SECTION, Math.ceil(count / form.length)), 1)
  const bars = Array.from({ length: count }, (_, bar) => {
    const at = form[Math.floor(bar / length) % form.length] ?? 0
    const accent = 0.82 + 0.18 * random.next()
    const fade = Math.min(1, (count - bar) / (FADE_BARS + 1))
    return { section: at, level: Math.max((sections[at]?.level ?? 0) * accent * fade, QUIETEST) }
  })
  return { seed, mood, durationMs, barSeconds, beatsPerBar, key, isMinor, chords, bars, sections }
}

/** How loud the piece is in each of so many equal parts, from 0 to 1, without rendering it. */
export const peaksOf = ({ bars, barSeconds, durationMs }: Piece, count: number): number[] =>
  Array.from({ length: count }, (_, part) => {
    const seconds = durationMs / 1000
    const first = Math.floor((part * seconds) / count / barSeconds)
    const last = Math.floor(((part + 1) * seconds) / count / barSeconds - Number.EPSILON)
    return bars.slice(first, last + 1).reduce((loudest, { level }) => Math.max(loudest, level), 0)
  })
