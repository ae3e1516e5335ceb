import type { Random } from '#mocks/db/seed/random.ts'
import { type Loop, SAMPLE_RATE } from '#mocks/sound/notes.ts'

type Hit = (loop: Loop, from: number, loudness: number, random: Random) => void

/** Adds a sound of so many seconds to both sides. */
const add = ([left, right]: Loop, from: number, seconds: number, pan: number, sampleAt: (at: number) => number) => {
  const length = Math.round(seconds * SAMPLE_RATE)
  for (let at = 0; at < length; at += 1) {
    const to = (from + at) % left.length
    const sample = sampleAt(at / SAMPLE_RATE)
    left[to] = (left[to] ?? 0) + sample * (1 - pan)
    right[to] = (right[to] ?? 0) + sample * (1 + pan)
  }
}

/** A tone that falls from 150 to 45 Hz. */
const kick: Hit = (loop, from, loudness) => {
  let phase = 0
  add(loop, from, 0.32, 0, (seconds) => {
    phase += (2 * Math.PI * (45 + 105 * Math.exp(-seconds * 28))) / SAMPLE_RATE
    return loudness * Math.sin(phase) * Math.exp(-seconds * 9) * Math.min(1, seconds * 800)
  })
}

const snare: Hit = (loop, from, loudness, random) => {
  add(loop, from, 0.2, 0, (seconds) => {
    const rattle = (random.next() * 2 - 1) * Math.exp(-seconds * 22)
    return loudness * (0.55 * rattle + 0.4 * Math.sin(2 * Math.PI * 185 * seconds) * Math.exp(-seconds * 26))
  })
}

/** Noise without its low part: each sample less the one before. */
const hat: Hit = (loop, from, loudness, random) => {
  let before = 0
  add(loop, from, 0.06, 0.25, (seconds) => {
    const now = random.next() * 2 - 1
    const bright = (now - before) / 2
    before = now
    return loudness * bright * Math.exp(-seconds * 70)
  })
}

/** For each sixteenth of a bar of four: x is a hit, o a soft one. */
const PATTERNS = {
  CALM: [{ kick: 'x.........o.....', snare: '........o.......', hat: 'o...o...o...o...' }],
  GROOVE: [
    { kick: 'x.....x...x.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.oo' },
    { kick: 'x..x......x..o..', snare: '....x..o....x...', hat: 'x.x.x.x.x.x.x.x.' },
    { kick: 'x.......x.x.....', snare: '....x.......x..o', hat: 'xoxoxoxoxoxoxoxo' },
  ],
  CLUB: [
    { kick: 'x...x...x...x...', snare: '....x.......x...', hat: '..x...x...x...x.' },
    { kick: 'x...x...x...x...', snare: '............o..o', hat: 'o.x.o.x.o.x.o.xo' },
    { kick: 'x...x...x...x..o', snare: '....o..o....o...', hat: 'oox.oox.oox.oox.' },
  ],
}
const LOUDNESS: Record<string, number> = { x: 1, o: 0.45 }
const SIXTEENTHS = 4

type Beat = { mood: keyof typeof PATTERNS; beatsPerBar: number; bars: number; barSamples: number }

/** Adds kick, snare and hat to a loop, bar after bar. */
export const addBeat = (loop: Loop, { mood, beatsPerBar, bars, barSamples }: Beat, random: Random) => {
  const pattern = random.pick(PATTERNS[mood])
  const steps = beatsPerBar * SIXTEENTHS
  for (let step = 0; step < bars * steps; step += 1) {
    const from = Math.round((step * barSamples) / steps)
    const loudnessOf = (line: string) => LOUDNESS[line.charAt(step % steps)] ?? 0
    if (loudnessOf(pattern.kick) > 0) kick(loop, from, loudnessOf(pattern.kick), random)
    if (loudnessOf(pattern.snare) > 0) snare(loop, from, 0.7 * loudnessOf(pattern.snare), random)
    if (loudnessOf(pattern.hat) > 0) hat(loop, from, 0.5 * loudnessOf(pattern.hat), random)
  }
}
