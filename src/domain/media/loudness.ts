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
