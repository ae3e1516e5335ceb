import type { Stereo } from '#src/domain/media/pcm.ts'

/** A filter of second order: three factors of the input, two of the output. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of K-weighting (ITU-R BS.1770) for any sampling rate: the head, then what is too low to be heard. */
export const kWeighting = (sampleRate: number): readonly [shelf: Biquad, highPass: Biquad] => {
  const shelf = { hertz: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 }
  const pass = { hertz: 38.13547087602444, q: 0.5003270373238773 }
  const k = Math.tan((Math.PI * shelf.hertz) / sampleRate)
  const high = 10 ** (shelf.gain / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / shelf.q + k * k
  const low = Math.tan((Math.PI * pass.hertz) / sampleRate)
  const c0 = 1 + low / pass.q + low * low
  return [
    [
      (high + (band * k) / shelf.q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / shelf.q + k * k) / a0,
      (2 * (k * k - 1)) / a0,
      (1 - k / shelf.q + k * k) / a0,
    ],
    [1, -2, 1, (2 * (low * low - 1)) / c0, (1 - low / pass.q + low * low) / c0],
  ]
}

/** Steps in a gating block of 400 ms, which overlaps the one before by three of them. */
const STEPS = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10
const OFFSET = -0.691

const lufsOf = (power: number) => OFFSET + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The integrated loudness in LUFS of a sound, from the mean square of both K-weighted channels together in each 100 ms.
 * Null where nothing is above the gate.
 */
export const integratedLoudness = (steps: readonly number[]): number | null => {
  const blocks = steps.slice(STEPS - 1).map((_, index) => mean(steps.slice(index, index + STEPS)))
  const audible = blocks.filter((power) => lufsOf(power) > ABSOLUTE_GATE)
  if (audible.length === 0) return null
  const gate = lufsOf(mean(audible)) + RELATIVE_GATE
  return lufsOf(mean(audible.filter((power) => lufsOf(power) > gate)))
}

/** Below this a filter only costs time: processors are slow with numbers next to zero. */
const TINY = 1e-20
const AT_REST = { s1: 0, s2: 0, t1: 0, t2: 0 }
type States = typeof AT_REST

const atRest = (states: States): States =>
  Math.abs(states.t1) + Math.abs(states.t2) + Math.abs(states.s1) + Math.abs(states.s2) < TINY ? AT_REST : states

/** The K-weighted power of both channels together, since it was last asked. */
export const createPowerMeter = (sampleRate: number) => {
  const [[b0, b1, b2, a1, a2], [, , , c1, c2]] = kWeighting(sampleRate)
  let [left, right] = [AT_REST, AT_REST]
  let power = 0

  const add = (stereo: Stereo, from: number, to: number) => {
    // In a closure, each change of a number would cost more than the filters. Each sample waits for the one before it:
    // a processor has time for the other channel meanwhile.
    let { s1, s2, t1, t2 } = left
    let { s1: u1, s2: u2, t1: v1, t2: v2 } = right
    let sum = 0
    for (let index = from; index < to; index += 1) {
      const leftSample = stereo.left[index] ?? 0
      const rightSample = stereo.right[index] ?? 0
      const leftShelved = b0 * leftSample + s1
      const rightShelved = b0 * rightSample + u1
      s1 = b1 * leftSample - a1 * leftShelved + s2
      u1 = b1 * rightSample - a1 * rightShelved + u2
      s2 = b2 * leftSample - a2 * leftShelved
      u2 = b2 * rightSample - a2 * rightShelved
      const leftWeighted = leftShelved + t1
      const rightWeighted = rightShelved + v1
      t1 = -2 * leftShelved - c1 * leftWeighted + t2
      v1 = -2 * rightShelved - c1 * rightWeighted + v2
      t2 = leftShelved - c2 * leftWeighted
      v2 = rightShelved - c2 * rightWeighted
      sum += leftWeighted * leftWeighted + rightWeighted * rightWeighted
    }
    left = atRest({ s1, s2, t1, t2 })
    right = atRest({ s1: u1, s2: u2, t1: v1, t2: v2 })
    power += sum
  }
  const take = () => {
    const taken = power
    power = 0
    return taken
  }
  return { add, take }
}
