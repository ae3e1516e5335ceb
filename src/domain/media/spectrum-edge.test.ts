import { describe, expect, test } from 'vitest'
import { addPowers, cutOffOf, WINDOW } from '#src/domain/media/spectrum.ts'
import { noise } from '#src/domain/media/testing/sounds.ts'

const BINS = WINDOW / 2

describe('the powers of a window', () => {
  const powersOf = (sample: (index: number) => number, times = 1) => {
    const powers = new Float64Array(BINS)
    for (let time = 0; time < times; time += 1)
      addPowers(
        Float64Array.from({ length: WINDOW }, (_, index) => sample(index)),
        powers,
      )
    return powers
  }
  const wave =
    (bin: number, phase = 0) =>
    (index: number) =>
      0.5 * Math.sin((2 * Math.PI * bin * index) / WINDOW + phase)

  // The transform of a sine through a Hann window: a quarter of its length at its own frequency, half of that beside it.
  test.each([3, 100, 1000, 1023, 1024, 1025, 2040])(
    'when a sound is a sine at %i, then it has power there and on both sides',
    (bin) => {
      for (const phase of [0, 1, Math.PI / 2]) {
        const powers = powersOf(wave(bin, phase))
        const middle = (0.5 * WINDOW * 0.25) ** 2
        expect(powers[bin]).toBeCloseTo(middle, 3)
        expect(powers[bin - 1]).toBeCloseTo(middle / 4, 3)
        expect(powers[bin + 1]).toBeCloseTo(middle / 4, 3)
        for (const [at, power] of powers.entries()) if (Math.abs(at - bin) > 1) expect(power).toBeLessThan(1e-9)
      }
    },
  )

  test('when a sound is always at one level, then it has power at the bottom', () => {
    const powers = powersOf(() => 0.5)
    expect(powers[0]).toBeCloseTo((0.5 * WINDOW * 0.5) ** 2, 3)
    expect(powers[1]).toBeCloseTo((0.5 * WINDOW * 0.25) ** 2, 3)
    expect(powers.subarray(2).every((power) => power < 1e-9)).toBe(true)
  })

  test('when it is any sound, then its powers are those of the sums that define them', () => {
    const random = noise(4)
    const samples = Float64Array.from({ length: WINDOW }, () => random())
    const powers = powersOf((index) => samples[index] ?? 0)
    for (const bin of [0, 1, 2, 777, 1024, 2047]) {
      let [re, im] = [0, 0]
      for (const [index, sample] of samples.entries()) {
        const angle = (2 * Math.PI * index) / WINDOW
        const windowed = sample * (0.5 - 0.5 * Math.cos(angle))
        re += windowed * Math.cos(bin * angle)
        im -= windowed * Math.sin(bin * angle)
      }
      expect(powers[bin]).toBeCloseTo(re * re + im * im, 6)
    }
  })

  test('when several windows are added, then their powers add up', () => {
    const [once, thrice] = [powersOf(wave(50)), powersOf(wave(50), 3)]
    for (const bin of [49, 50, 51]) expect(thrice[bin]).toBeCloseTo(3 * (once[bin] ?? 0), 3)
  })
})

describe('a cut-off', () => {
  type Drawn = { rate?: number; level: (hertz: number) => number }
  /** Of a spectrum with so many decibels at each frequency. */
  const cutOff = ({ rate = 44_100, level }: Drawn) =>
    cutOffOf(
      Float64Array.from({ length: BINS }, (_, bin) => 10 ** (level((bin * rate) / WINDOW) / 10)),
      rate,
    )
  const step = (at: number, fall: number) => (hertz: number) => (hertz < at ? 0 : -fall)

  test.each([
    [44_100, 10_500],
    [44_100, 16_000],
    [44_100, 19_000],
    [48_000, 16_000],
    [96_000, 16_000],
    [192_000, 18_000],
  ])(
    'when a spectrum of %d samples a second breaks off at %d Hz, then it is found two bands away at most',
    (rate, hertz) => {
      const found = cutOff({ rate, level: step(hertz, 60) })
      expect(Math.abs((found ?? 0) - hertz)).toBeLessThanOrEqual(500)
      expect(Number.isInteger(found)).toBe(true)
    },
  )

  test('when it breaks off where no lossy encoder does, then there is none', () => {
    expect(cutOff({ level: step(9000, 60) })).toBeNull()
    expect(cutOff({ level: step(20_500, 60) })).toBeNull()
    expect(cutOff({ level: () => 0 })).toBeNull()
    expect(cutOff({ level: () => -400 })).toBeNull()
    expect(cutOff({ level: () => Number.NEGATIVE_INFINITY })).toBeNull()
  })

  test('when it falls by 25 dB, then that is one, and with less it is not', () => {
    expect(cutOff({ level: step(16_000, 25.5) })).not.toBeNull()
    expect(cutOff({ level: step(16_000, 24.5) })).toBeNull()
    // However loud it is.
    const quieter = (fall: number) => (hertz: number) => step(16_000, fall)(hertz) - 50
    expect(cutOff({ level: quieter(25.5) })).not.toBeNull()
    expect(cutOff({ level: quieter(24.5) })).toBeNull()
  })

  test('when it rises again, then there is none, except where converters differ', () => {
    const rising = (from: number, to: number) => (hertz: number) =>
      hertz >= from && hertz < to ? 0 : step(16_000, 60)(hertz)
    expect(cutOff({ level: rising(18_000, 18_500) })).toBeNull()
    expect(cutOff({ rate: 96_000, level: rising(21_000, 21_500) })).toBeNull()
    expect(cutOff({ rate: 96_000, level: rising(22_100, 48_000) })).not.toBeNull()
  })

  test('when the bands before it are hardly filled or uneven, then there is none', () => {
    const dented = (dent: number, fall: number) => (hertz: number) =>
      hertz >= 14_600 && hertz < 15_000 ? -dent : step(16_000, fall)(hertz)
    // One of them is 18 dB above what follows, or 25 dB below the others.
    expect(cutOff({ level: dented(21, 40) })).not.toBeNull()
    expect(cutOff({ level: dented(23, 40) })).toBeNull()
    expect(cutOff({ level: dented(24, 60) })).not.toBeNull()
    expect(cutOff({ level: dented(26, 60) })).toBeNull()
  })

  test('when bands far before it are uneven, then it is one', () => {
    const hollow = (hertz: number) => (hertz < 13_000 ? -59 : step(16_000, 60)(hertz))
    expect(cutOff({ level: hollow })).not.toBeNull()
  })

  test('when the file ends right behind it, then there is none: that is its converter', () => {
    expect(cutOff({ rate: 32_000, level: step(15_500, 60) })).toBeNull()
    expect(cutOff({ rate: 32_000, level: step(14_500, 60) })).not.toBeNull()
  })
})
