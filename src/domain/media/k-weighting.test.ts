import { describe, expect, test } from 'vitest'
import { createPowerMeter, integratedLoudness, kWeighting } from '#src/domain/media/loudness.ts'
import { noise } from '#src/domain/media/testing/sounds.ts'

// ITU-R BS.1770-5, tables 1 and 2, which hold for 48 kHz.
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
const HIGH_PASS = [1, -2, 1, -1.99004745483398, 0.99007225036621]

test('when the rate is 48 kHz, then the factors of both filters are those that the standard prints', () => {
  for (const [index, filter] of kWeighting(48_000).entries())
    for (const [at, factor] of filter.entries())
      expect(factor).toBeCloseTo([SHELF, HIGH_PASS][index]?.[at] ?? Number.NaN, 8)
})

/** A filter as the standard draws it: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
const filtered = (samples: readonly number[], [b0 = 0, b1 = 0, b2 = 0, a1 = 0, a2 = 0]: readonly number[]) => {
  const out: number[] = []
  for (const [at, sample] of samples.entries()) {
    const [x1, x2] = [samples[at - 1] ?? 0, samples[at - 2] ?? 0]
    out.push(b0 * sample + b1 * x1 + b2 * x2 - a1 * (out[at - 1] ?? 0) - a2 * (out[at - 2] ?? 0))
  }
  return out
}
const powerOf = (samples: readonly number[]) =>
  filtered(filtered(samples, SHELF), HIGH_PASS).reduce((sum, sample) => sum + sample ** 2, 0)

describe('the power of a sound', () => {
  const [first, second] = [noise(1), noise(2)]
  const left = Float32Array.from({ length: 200 }, () => first())
  const right = Float32Array.from({ length: 200 }, () => second() * 0.3)
  const silent = new Float32Array(200)

  test.each([
    ['left alone', left, silent, powerOf([...left])],
    ['right alone', silent, right, powerOf([...right])],
    ['both channels', left, right, powerOf([...left]) + powerOf([...right])],
    ['silence', silent, silent, 0],
  ])(
    'when it has %s, then it is the sum of the squares of what both filters let through',
    (_what, one, other, power) => {
      const meter = createPowerMeter(48_000)
      meter.add({ left: one, right: other }, 0, 200)
      expect(meter.take()).toBeCloseTo(power, 6)
    },
  )

  test('when it is added in pieces, then it is the same, and what was taken is not taken again', () => {
    const meter = createPowerMeter(48_000)
    const [one, other] = [left.slice(0, 50), right.slice(0, 50)]
    meter.add({ left: one, right: other }, 0, 50)
    const before = meter.take()
    expect(before).toBeCloseTo(powerOf([...one]) + powerOf([...other]), 6)
    expect(meter.take()).toBe(0)
    meter.add({ left, right }, 50, 51)
    meter.add({ left, right }, 51, 51)
    meter.add({ left, right }, 51, 200)
    expect(before + meter.take()).toBeCloseTo(powerOf([...left]) + powerOf([...right]), 6)
  })

  test('when a sound ends, then it fades: what follows at once has power, and what follows long after has none', () => {
    const meter = createPowerMeter(48_000)
    meter.add({ left, right: silent }, 0, 200)
    const until = meter.take()
    const long = new Float32Array(48_000)
    meter.add({ left: long, right: long }, 0, 48_000)
    const after = meter.take()
    expect(until + after).toBeCloseTo(powerOf([...left, ...long]), 6)
    expect(after).toBeGreaterThan(0)
    meter.add({ left: long, right: long }, 0, 48_000)
    meter.add({ left: long, right: long }, 0, 48_000)
    expect(meter.take()).toBe(0)
  })
})

describe('loudness', () => {
  /** So many steps of 100 ms of one power. */
  const steps = (count: number, power: number) => Array<number>(count).fill(power)
  const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

  test('when the power is the same in all of 400 ms, then it is 0.691 less than its decibels', () => {
    expect(integratedLoudness(steps(4, 1))).toBeCloseTo(-0.691, 9)
    expect(integratedLoudness(steps(9, 0.01))).toBeCloseTo(-20.691, 9)
    expect(integratedLoudness([0.4, 0.3, 0.2, 0.1])).toBeCloseTo(lufs(0.25), 9)
  })

  test('when a sound is shorter than 400 ms, then it has none', () => {
    expect(integratedLoudness([])).toBeNull()
    expect(integratedLoudness(steps(3, 1))).toBeNull()
  })

  test('when all is below -70 LUFS, then it has none', () => {
    expect(integratedLoudness(steps(10, 10 ** -7))).toBeNull()
    expect(integratedLoudness(steps(10, 1.2 * 10 ** -7))).toBeCloseTo(lufs(1.2 * 10 ** -7), 9)
  })

  test('when parts are 10 dB below the mean, then they are left out', () => {
    // Blocks of 400 ms, 100 ms apart: 1, 0.75025, 0.5005, 0.25075 and 0.001, whose mean is 0.5005.
    expect(integratedLoudness([...steps(4, 1), ...steps(4, 0.001)])).toBeCloseTo(lufs(0.625375), 9)
    // Blocks of 1, 0.8, 0.6, 0.4 and 0.2: the last is not that far below 0.6.
    expect(integratedLoudness([...steps(4, 1), ...steps(4, 0.2)])).toBeCloseTo(lufs(0.6), 9)
  })

  test('when parts are below -70 LUFS, then they do not count for that mean', () => {
    // Blocks of 1, 0.7575, 0.515, 0.2725, 0.03, 0.0225, 0.015 and 0.0075: their mean is 0.3275. With the silence it is 0.05.
    expect(integratedLoudness([...steps(4, 1), ...steps(4, 0.03), ...steps(48, 0)])).toBeCloseTo(lufs(0.63625), 9)
  })
})
