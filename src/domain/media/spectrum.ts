/** Samples of a window of the spectrum: a power of two. */
export const WINDOW = 2 ** 12
const HALF = WINDOW / 2

const HANN = Float64Array.from({ length: WINDOW }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW))
const COSINES = Float64Array.from({ length: HALF }, (_, index) => Math.cos((2 * Math.PI * index) / WINDOW))
const SINES = Float64Array.from({ length: HALF }, (_, index) => -Math.sin((2 * Math.PI * index) / WINDOW))
const REVERSED = Uint16Array.from({ length: WINDOW }, (_, index) => {
  let reversed = 0
  for (let bit = 1; bit < WINDOW; bit *= 2) reversed = reversed * 2 + ((index & bit) === 0 ? 0 : 1)
  return reversed
})

/** Transforms in place (Cooley and Tukey), from samples in the order of `REVERSED`. */
const transform = (real: Float64Array, imaginary: Float64Array) => {
  for (let size = 2; size <= WINDOW; size *= 2) {
    const half = size / 2
    const step = WINDOW / size
    for (let start = 0; start < WINDOW; start += size)
      for (let index = 0; index < half; index += 1) {
        const cosine = COSINES[index * step] ?? 0
        const sine = SINES[index * step] ?? 0
        const a = start + index
        const b = a + half
        const re = (real[b] ?? 0) * cosine - (imaginary[b] ?? 0) * sine
        const im = (real[b] ?? 0) * sine + (imaginary[b] ?? 0) * cosine
        real[b] = (real[a] ?? 0) - re
        imaginary[b] = (imaginary[a] ?? 0) - im
        real[a] = (real[a] ?? 0) + re
        imaginary[a] = (imaginary[a] ?? 0) + im
      }
  }
}

/** Adds the power of each frequency of one window of samples to `powers`, which has half as many. */
export const addPowers = (samples: Float64Array, powers: Float64Array) => {
  const real = Float64Array.from(REVERSED, (from) => (samples[from] ?? 0) * (HANN[from] ?? 0))
  const imaginary = new Float64Array(WINDOW)
  transform(real, imaginary)
  for (let bin = 0; bin < HALF; bin += 1) {
    const re = real[bin] ?? 0
    const im = imaginary[bin] ?? 0
    powers[bin] = (powers[bin] ?? 0) + re * re + im * im
  }
}

/** Hertz of a band in which frequencies are taken together. */
const BAND = 250
/** Where lossy encoders end: below is no music's edge, above are the filters of every converter. */
const EDGE_FROM = 1e4
const EDGE_TO = 19_500
/** Decibels: how far it falls at the edge and stays below, and how well the bands before it are filled. */
const FALL = 25
const FILLED = 18
const FILLED_BANDS = 8
/** And how even they are: a few high notes are no spectrum. */
const UNEVEN_FROM = 25
/** Above this nothing is compared: converters differ. */
const COMPARED_TO_HZ = 22_000

const bandLevels = (powers: Float64Array, sampleRate: number): number[] => {
  const bins = Math.max(1, Math.round((BAND * WINDOW) / sampleRate))
  const count = Math.floor(Math.min(HALF, (COMPARED_TO_HZ * WINDOW) / sampleRate) / bins)
  return Array.from({ length: count }, (_, band) => {
    const part = powers.subarray(band * bins, (band + 1) * bins)
    return 10 * Math.log10(part.reduce((sum, power) => sum + power, 0) / bins + Number.MIN_VALUE)
  })
}

/**
 * The frequency at which a spectrum breaks off all at once, as that of MP3 and AAC does, in hertz. Null where it fades, as
 * music does, or reaches the end.
 */
export const cutOffOf = (powers: Float64Array, sampleRate: number): number | null => {
  const levels = bandLevels(powers, sampleRate)
  const band = (Math.max(1, Math.round((BAND * WINDOW) / sampleRate)) * sampleRate) / WINDOW
  for (let edge = Math.ceil(EDGE_FROM / band); edge * band <= EDGE_TO && edge + 4 < levels.length; edge += 1) {
    // The band of the edge itself is half filled.
    const above = Math.max(...levels.slice(edge + 2))
    const before = levels.slice(edge - FILLED_BANDS, edge)
    const last = levels[edge - 1] ?? 0
    const [lowest, highest] = [Math.min(...before), Math.max(...before)]
    if (last - above >= FALL && lowest - above >= FILLED && highest - lowest <= UNEVEN_FROM)
      return Math.round(edge * band)
  }
  return null
}
