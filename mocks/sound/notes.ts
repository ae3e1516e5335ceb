/** Enough for what a small loudspeaker plays, and half the bytes of a CD. */
export const SAMPLE_RATE = 22_050

/** One loop of a layer, left and right. */
export type Loop = readonly [left: Float32Array, right: Float32Array]

export const silentLoop = (samples: number): Loop => [new Float32Array(samples), new Float32Array(samples)]

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const A1_HERTZ = 55

/** The frequency of a degree of the scale; degrees beyond 6 are in the next octave. */
export const hertzOf = (key: number, isMinor: boolean, degree: number, octave: number): number => {
  const scale = isMinor ? MINOR : MAJOR
  const above = Math.floor(degree / scale.length)
  const semitones = key + (scale[degree - above * scale.length] ?? 0) + 12 * (octave + above)
  return A1_HERTZ * 2 ** (semitones / 12)
}

const TABLE = 2048
const tableOf = (partials: readonly number[]): Float32Array => {
  const table = new Float32Array(TABLE)
  for (const [index, strength] of partials.entries())
    for (let at = 0; at < TABLE; at += 1)
      table[at] = (table[at] ?? 0) + strength * Math.sin((2 * Math.PI * (index + 1) * at) / TABLE)
  return table
}

/** One turn of each tone colour: looked up, because a sine for every sample of every note would take seconds. */
export const TONES = {
  soft: tableOf([1, 0.22, 0.08, 0.03]),
  reed: tableOf([1, 0.5, 0.34, 0.22, 0.14, 0.08]),
  bell: tableOf([1, 0.05, 0.3, 0.02, 0.12, 0, 0.05]),
  deep: tableOf([1, 0.35, 0.1]),
}
export type Tone = Float32Array

type Note = {
  tone: Tone
  hertz: number
  /** In samples. */
  from: number
  length: number
  attack: number
  /** How fast it dies away, in parts of a second; 0 holds it until its end. */
  decay: number
  loudness: number
  /** From -1, left, to 1, right. */
  pan: number
}

/** Adds a note to a loop; what rings on after the end of the loop rings at its beginning. */
export const addNote = ([left, right]: Loop, { tone, hertz, from, length, attack, decay, loudness, pan }: Note) => {
  const step = (hertz * TABLE) / SAMPLE_RATE
  const fall = decay === 0 ? 1 : Math.exp(-1 / (decay * SAMPLE_RATE))
  const release = Math.min(length / 4, SAMPLE_RATE / 4)
  const [loudLeft, loudRight] = [loudness * Math.min(1, 1 - pan), loudness * Math.min(1, 1 + pan)]
  let [phase, swell] = [0, 1]
  for (let at = 0; at < length; at += 1) {
    const envelope = Math.min(1, at / attack, (length - at) / release) * swell
    const sample = (tone[phase & (TABLE - 1)] ?? 0) * envelope
    const to = (from + at) % left.length
    left[to] = (left[to] ?? 0) + sample * loudLeft
    right[to] = (right[to] ?? 0) + sample * loudRight
    phase += step
    swell *= fall
  }
}

/** Throws the sound from side to side, later and softer each time; the end of the loop echoes at its beginning. */
export const addEcho = ([left, right]: Loop, delay: number, feedback: number) => {
  const { length } = left
  for (let at = 0; at < length; at += 1) {
    const before = (at - delay + length) % length
    const [wasLeft, wasRight] = [left[before] ?? 0, right[before] ?? 0]
    left[at] = (left[at] ?? 0) + wasRight * feedback
    right[at] = (right[at] ?? 0) + wasLeft * feedback
  }
}

/** Brings the loudest sample to 1. */
export const normalize = (loop: Loop): Loop => {
  let loudest = 0
  for (const side of loop) for (const sample of side) loudest = Math.max(loudest, Math.abs(sample))
  if (loudest > 0)
    for (const side of loop) for (let at = 0; at < side.length; at += 1) side[at] = (side[at] ?? 0) / loudest
  return loop
}
