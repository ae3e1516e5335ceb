import { describe, expect, test } from 'vitest'
import { createPowerMeter, integratedLoudness } from '#src/domain/media/loudness.ts'
import { createSoundMeter, type Sound } from '#src/domain/media/sound-meter.ts'
import { readPeaks } from '#src/domain/media/sound-report.ts'

/** A sample a millisecond. */
const RATE = 1000
type Samples = ArrayLike<number>

const reportOf = (left: Samples, right: Samples, said: Partial<Sound> = {}, pieces = [left.length]) => {
  const meter = createSoundMeter({ sampleRate: RATE, bitDepth: 16, frames: left.length, ...said })
  const [one, other] = [Float32Array.from(left), Float32Array.from(right)]
  let at = 0
  for (const count of pieces) {
    meter.add({ left: one.subarray(at, at + count), right: other.subarray(at, at + count) }, count)
    at += count
  }
  expect(meter.frames()).toBe(left.length)
  return meter.report()
}
/** Samples of 0, but for some. */
const zerosBut = (length: number, at: Readonly<Record<number, number>>) =>
  Array.from({ length }, (_, index) => at[index] ?? 0)
/** How long it may be said to be: samples are looked at one by one, or many at a time. */
const LENGTHS = [400, 100_000]
const row = (length: number, value: number) => Array<number>(length).fill(value)

describe('the peak', () => {
  test.each([
    [1, 0],
    [0.998, 0],
    [0.5, -6],
    [-0.5, -6],
    [-1, 0],
    [0.1, -20],
    [10 ** -7.19, -143.8],
    [10 ** -7.3, -144],
    [0, -144],
  ])('when the loudest sample is %d, then it is %d dBFS in either channel', (sample, peak) => {
    expect(reportOf([0, sample, sample / 2], [0, 0, 0]).peak).toBe(peak)
    expect(reportOf([0, 0, 0], [sample, 0, 0]).peak).toBe(peak)
  })

  test('when one piece is louder than another, then the loudest counts', () => {
    expect(reportOf([0, 0.5, 0.1, 0.2], [0, 0, 0, 0], {}, [2, 2]).peak).toBe(-6)
    expect(reportOf([0, 0.1, 0.1, 0.5], [0, 0, 0, 0], {}, [2, 2]).peak).toBe(-6)
  })
})

describe('silence', () => {
  const silence = zerosBut(1000, {})
  test.each([
    ['in one channel', zerosBut(1000, { 123: 0.5, 700: -0.5 }), silence],
    ['in the other', silence, zerosBut(1000, { 123: -0.5, 700: 0.5 })],
    ['first in one, then in the other', zerosBut(1000, { 123: 0.01 }), zerosBut(1000, { 700: 0.01 })],
    [
      'with what nobody hears around it',
      zerosBut(1000, { 5: 0.0009, 123: 0.0011, 700: 0.0011, 800: -0.0009 }),
      silence,
    ],
  ])('when a sound begins and ends %s, then what is before and after is counted', (_what, left, right) => {
    for (const frames of LENGTHS)
      for (const pieces of [[1000], [100, 24, 576, 300], [124, 1, 575, 1, 299], [701, 299]])
        expect(reportOf(left, right, { frames }, pieces)).toMatchObject({
          silenceAtStartMs: 123,
          silenceAtEndMs: 299,
          silent: false,
        })
  })

  test('when a sound has one sample that is heard, then it is silent up to that and from there', () => {
    expect(reportOf(zerosBut(10, { 0: 0.5 }), row(10, 0))).toMatchObject({ silenceAtStartMs: 0, silenceAtEndMs: 9 })
    expect(reportOf(zerosBut(10, { 9: 0.5 }), row(10, 0))).toMatchObject({ silenceAtStartMs: 9, silenceAtEndMs: 0 })
  })

  test('when nothing is heard, then it is silent from end to end', () => {
    const silent = { silent: true, silenceAtStartMs: 20, silenceAtEndMs: 20, silentChannel: null, dualMono: false }
    expect(reportOf(row(20, 0), row(20, 0))).toMatchObject(silent)
    expect(reportOf(row(20, 0.00099), row(20, -0.00099))).toMatchObject(silent)
    expect(reportOf(row(20, 0.00101), row(20, 0))).toMatchObject({ silent: false, silentChannel: 'RIGHT' })
    expect(reportOf(row(20, 0), row(20, -0.00101))).toMatchObject({ silent: false, silentChannel: 'LEFT' })
    expect(reportOf(row(20, 0.5), row(20, 0.00101))).toMatchObject({ silentChannel: null })
  })
})

describe('clipping', () => {
  /** Full scale of 16 bits. */
  const FULL = 1 - 2 ** -15
  const runs = (samples: readonly number[], said: Partial<Sound> = {}, pieces = [samples.length]) => [
    reportOf(samples, row(samples.length, 0), said, pieces).clippedRuns,
    reportOf(row(samples.length, 0), samples, said, pieces).clippedRuns,
  ]
  test.each([
    ['ten samples at full scale', row(10, FULL), 0],
    ['eleven', row(11, FULL), 1],
    ['eleven of which one is a step lower', [...row(5, FULL), FULL - 2 ** -15, ...row(5, FULL)], 0],
    ['a hundred', row(100, FULL), 1],
    ['eleven below', row(11, -1), 1],
    ['eleven above and below', [...row(5, 1), ...row(6, -1)], 1],
    ['twice eleven', [...row(11, FULL), 0, ...row(11, FULL)], 2],
    ['twice ten', [...row(10, FULL), 0, ...row(10, FULL)], 0],
  ])('when there are %s, then so many passages clip', (_what, samples, count) => {
    for (const frames of LENGTHS) {
      expect(runs([0, ...samples, 0], { frames })).toEqual([count, count])
      for (let first = 1; first < samples.length; first += 1)
        expect(runs(samples, { frames }, [first, samples.length - first])).toEqual([count, count])
    }
  })

  test('when a piece is not at full scale, then a row ends there', () => {
    const samples = [...row(6, FULL), ...row(3, 0.5), ...row(6, FULL)]
    for (const frames of LENGTHS) expect(runs(samples, { frames }, [6, 3, 6])).toEqual([0, 0])
  })

  test.each([
    [16, 1 - 2 ** -15, 1 - 2 ** -14],
    [24, 1 - 2 ** -23, 1 - 2 ** -22],
    [32, 1 - 2 ** -23, 1 - 2 ** -22],
  ])(
    'when a sound has %i bits, then its last step is full scale, and the one before is not',
    (bitDepth, full, less) => {
      expect(runs(row(11, full), { bitDepth })).toEqual([1, 1])
      expect(runs(row(11, less), { bitDepth })).toEqual([0, 0])
    },
  )

  test('when one channel clips more often, then that counts', () => {
    const [once, twice] = [
      [...row(11, 1), ...row(12, 0)],
      [...row(11, 1), 0, ...row(11, 1)],
    ]
    expect([reportOf(once, twice).clippedRuns, reportOf(twice, once).clippedRuns]).toEqual([2, 2])
  })
})

describe('two channels', () => {
  const [sound, step] = [[0.5, -0.25, 0.125, 0], 2 ** -15]
  const changed = (at: number, by: number) => sound.map((sample, index) => sample + (index === at ? by : 0))
  test('when they differ by two steps of 16 bits at most, then they are the same, and with three they are not', () => {
    for (const at of [0, 1, 3])
      for (const sign of [1, -1]) {
        expect(reportOf(sound, changed(at, sign * 2 * step)).dualMono).toBe(true)
        expect(reportOf(sound, changed(at, sign * 3 * step)).dualMono).toBe(false)
        expect(reportOf(sound, changed(at, sign * 3 * step), {}, [1, 1, 1, 1]).dualMono).toBe(false)
      }
    // First by two, then by three.
    const more = changed(0, 2 * step).map((sample, at) => sample + (at === 2 ? 3 * step : 0))
    expect(reportOf(sound, more).dualMono).toBe(false)
  })
})

describe('the waveform', () => {
  const levelsOf = (samples: Samples, frames = samples.length, pieces = [samples.length]) =>
    readPeaks(
      reportOf(
        samples,
        Array.from(samples, () => 0),
        { frames },
        pieces,
      ).peaks,
    ).map((level) => Math.round(level * 255))
  const levels = Array.from({ length: 400 }, (_, at) => (at * 7) % 256)

  test.each([1, 2, 3, 5])('when each point has %i samples, then it has the loudest of them', (each) => {
    const rest = row(each - 1, 0)
    for (const samples of [
      levels.flatMap((level) => [...rest, -level / 255]),
      levels.flatMap((level) => [level / 255, ...rest]),
    ])
      for (const pieces of [[samples.length], [7, samples.length - 7]])
        expect(levelsOf(samples, samples.length, pieces)).toEqual(levels)
  })

  test('when there are fewer samples than points, then they are spread', () => {
    const spread = zerosBut(400, { 0: 51, 133: 102, 266: 153 })
    expect(levelsOf([0.2, 0.4, 0.6])).toEqual(spread)
  })

  test('when there are more samples than were said, then the last point has them', () => {
    expect(levelsOf([...levels.map((level) => level / 510), 0, 1], 400)).toEqual([
      ...levels.slice(0, -1).map((level) => Math.round(level / 2)),
      255,
    ])
  })
})

describe('loudness', () => {
  const SECOND = 8000
  /** A tone that is louder in each tenth of a second than in the one before. */
  const growing = (seconds: number) =>
    Float32Array.from(
      { length: seconds * SECOND },
      (_, at) => (0.05 + Math.floor(at / (SECOND / 10)) / 40) * Math.sin((2 * Math.PI * 400 * at) / SECOND),
    )
  const loudnessOf = (left: Samples, right: Samples, pieces = [left.length]) =>
    reportOf(left, right, { sampleRate: SECOND }, pieces).loudness

  test('when a sound is of many levels, then its loudness is that of its tenths of a second', () => {
    const [left, right] = [growing(1), growing(1).map((sample) => -sample / 2)]
    const meter = createPowerMeter(SECOND)
    const tenths = Array.from({ length: 10 }, (_, tenth) => {
      meter.add({ left, right }, tenth * 800, (tenth + 1) * 800)
      return meter.take() / 800
    })
    const loudness = Math.round((integratedLoudness(tenths) ?? 0) * 10) / 10
    for (const pieces of [[8000], [800, 7200], [799, 2, 7199], [3001, 3001, 1998]])
      expect(loudnessOf(left, right, pieces)).toBe(loudness)
    // What is left of a tenth does not count.
    const longer = (samples: Samples) => [...Array.from(samples), ...row(799, 1)]
    expect(loudnessOf(longer(left), longer(right))).toBe(loudness)
  })

  test('when a sound is shorter than 400 ms, or silent, then it has none', () => {
    const sound = growing(1)
    expect(loudnessOf(sound.subarray(0, 3199), sound.subarray(0, 3199))).toBeNull()
    expect(loudnessOf(sound.subarray(0, 3200), sound.subarray(0, 3200))).not.toBeNull()
    expect(loudnessOf(row(SECOND, 0), row(SECOND, 0))).toBeNull()
  })
})

test('when memory has more samples than were said, then those do not count', () => {
  const meter = createSoundMeter({ sampleRate: RATE, bitDepth: 16, frames: 1 })
  meter.add({ left: Float32Array.of(0.5, 1, 1, 1), right: Float32Array.of(0.5, 0, 0, 0) }, 1)
  expect(meter.report()).toMatchObject({ durationMs: 1, peak: -6, dualMono: true, silenceAtEndMs: 0 })
})

test('when the length of a sound is not known, then all but its waveform is reported as if it were', () => {
  const samples = [0.5, ...row(11, 1), 0.25, 0]
  const known = reportOf(samples, row(14, 0))
  const report = reportOf(samples, row(14, 0), { frames: 0 })
  expect(report).toEqual({ ...known, peaks: report.peaks })
  expect(readPeaks(report.peaks)).toEqual(zerosBut(400, { 399: 1 }))
})
