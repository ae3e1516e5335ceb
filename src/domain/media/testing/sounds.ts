/** Both channels of a sound, full scale being 1, as a function of the time in seconds. */
export type Sound = (seconds: number) => readonly [left: number, right: number]

const wave = (hertz: number, level: number) => (seconds: number) => level * Math.sin(2 * Math.PI * hertz * seconds)

export const tone =
  (hertz = 440, level = 0.5): Sound =>
  (seconds) => [wave(hertz, level)(seconds), wave(hertz * 1.01, level)(seconds)]

export const sameOnBothSides =
  (hertz = 440, level = 0.5): Sound =>
  (seconds) => {
    const sample = wave(hertz, level)(seconds)
    return [sample, sample]
  }

export const SILENCE: Sound = () => [0, 0]

/** The first sound from one second to another, and silence around it. */
export const between =
  (from: number, to: number, sound: Sound): Sound =>
  (seconds) =>
    seconds >= from && seconds < to ? sound(seconds) : [0, 0]

export const only =
  (side: 'LEFT' | 'RIGHT', sound: Sound): Sound =>
  (seconds) => {
    const [left, right] = sound(seconds)
    return side === 'LEFT' ? [left, 0] : [0, right]
  }

/** Louder than full scale, and cut off there. */
export const louder =
  (factor: number, sound: Sound): Sound =>
  (seconds) => {
    const [left, right] = sound(seconds)
    return [left * factor, right * factor]
  }

/** The same numbers every time, from -1 to 1. */
export const noise = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  }
}

type Samples = { left: Int32Array; right: Int32Array; sampleRate: number; bitDepth: number }

/** The samples of a sound in whole numbers, cut off at full scale. */
export const samplesOf = (sound: Sound, seconds: number, sampleRate = 44_100, bitDepth = 16): Samples => {
  const frames = Math.round(seconds * sampleRate)
  const [left, right] = [new Int32Array(frames), new Int32Array(frames)]
  const full = 2 ** (bitDepth - 1)
  const whole = (level: number) => Math.max(-full, Math.min(full - 1, Math.round(level * full)))
  for (let frame = 0; frame < frames; frame += 1) {
    const [l, r] = sound(frame / sampleRate)
    left[frame] = whole(l)
    right[frame] = whole(r)
  }
  return { left, right, sampleRate, bitDepth }
}

export type { Samples }
