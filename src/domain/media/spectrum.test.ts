import { expect, test } from 'vitest'
import { addPowers, cutOffOf, WINDOW } from '#src/domain/media/spectrum.ts'
import { noise } from '#src/domain/media/testing/sounds.ts'

const RATE = 44_100

/** Noise of which nothing is left above a frequency, but the noise of 16 bit. */
const upTo = (hertz: number, sampleRate = RATE, count = WINDOW * 12): Float64Array => {
  const taps = 511
  const edge = hertz / sampleRate
  const filter = Array.from({ length: taps }, (_, index) => {
    const at = index - (taps - 1) / 2
    const ideal = at === 0 ? 2 * edge : Math.sin(2 * Math.PI * edge * at) / (Math.PI * at)
    return (
      ideal *
      (0.42 - 0.5 * Math.cos((2 * Math.PI * index) / (taps - 1)) + 0.08 * Math.cos((4 * Math.PI * index) / (taps - 1)))
    )
  })
  const random = noise(7)
  const source = Float64Array.from({ length: count + taps }, () => random() * 0.3)
  return Float64Array.from({ length: count }, (_, at) =>
    filter.reduce((sum, factor, tap) => sum + factor * (source[at + tap] ?? 0), random() * 2 ** -15),
  )
}

const cutOff = (samples: Float64Array, sampleRate = RATE) => {
  const powers = new Float64Array(WINDOW / 2)
  for (let at = 0; at + WINDOW <= samples.length; at += WINDOW) addPowers(samples.subarray(at, at + WINDOW), powers)
  return cutOffOf(powers, sampleRate)
}

test.each([
  [16_000, 44_100],
  [17_000, 44_100],
  [19_000, 48_000],
  [16_000, 96_000],
])('when a sound breaks off at %d Hz in a file of %d Hz, then its cut-off is found there', (hertz, sampleRate) => {
  expect(Math.abs((cutOff(upTo(hertz, sampleRate), sampleRate) ?? 0) - hertz)).toBeLessThanOrEqual(500)
})

test('when only a converter leaves frequencies out, then there is no cut-off', () => {
  expect(cutOff(upTo(20_600))).toBeNull()
})

test('when music fades towards the top, then it has no cut-off', () => {
  const random = noise(3)
  // Each sample leans on the one before: 6 dB less an octave.
  let last = 0
  const brown = Float64Array.from({ length: WINDOW * 12 }, () => (last = last * 0.98 + random() * 0.02))
  expect(cutOff(brown)).toBeNull()
})

test('when a sound has one tone or a few, then it has no cut-off', () => {
  const tones = (count: number) =>
    Float64Array.from({ length: WINDOW * 12 }, (_, at) =>
      Array.from(
        { length: count },
        (_, index) => Math.sin((2 * Math.PI * 440 * (index + 1) * at) / RATE) / count,
      ).reduce((sum, sample) => sum + sample, 0),
    )
  expect(cutOff(tones(1))).toBeNull()
  expect(cutOff(tones(28))).toBeNull()
})
