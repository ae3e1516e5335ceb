import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'
import { CLEAN_SOUND, PEAK_OF_SILENCE, readPeaks, WAVEFORM_POINTS } from '#src/domain/media/sound-report.ts'
import {
  between,
  louder,
  only,
  sameOnBothSides,
  samplesOf,
  SILENCE,
  type Sound,
  tone,
} from '#src/domain/media/testing/sounds.ts'

const stereoOf = (sound: Sound, seconds: number, bitDepth = 16) => {
  const { left, right, sampleRate } = samplesOf(sound, seconds, 44_100, bitDepth)
  const scale = 2 ** (1 - bitDepth)
  const float = (channel: Int32Array) => Float32Array.from(channel, (sample) => sample * scale)
  return { stereo: { left: float(left), right: float(right) }, frames: left.length, sampleRate, bitDepth }
}
const reportOf = (sound: Sound, seconds = 3, bitDepth = 16) => {
  const { stereo, ...said } = stereoOf(sound, seconds, bitDepth)
  const meter = createSoundMeter(said)
  meter.add(stereo, said.frames)
  return meter.report()
}

describe('the report of a sound', () => {
  test('when a sound is ordinary, then nothing special is reported', () => {
    expect(reportOf(tone(440, 0.5))).toMatchObject({
      durationMs: 3000,
      peak: -6,
      ...CLEAN_SOUND,
    })
  })
  test('when a sound is silent, then silence is reported from both ends', () => {
    const silence = { silent: true, loudness: null, peak: PEAK_OF_SILENCE, dualMono: false, silentChannel: null }
    expect(reportOf(SILENCE)).toMatchObject({ ...silence, silenceAtStartMs: 3000, silenceAtEndMs: 3000 })
    // Noise that nobody hears is silence, too.
    expect(reportOf(tone(440, 0.0009))).toMatchObject({ silent: true, peak: -61.1 })
  })
  test('when there is silence before and after a sound, then both are reported to the millisecond', () => {
    const { silenceAtStartMs, silenceAtEndMs } = reportOf(between(1.25, 2.5, tone(2000)), 4)
    expect(Math.abs(silenceAtStartMs - 1250)).toBeLessThanOrEqual(1)
    expect(Math.abs(silenceAtEndMs - 1500)).toBeLessThanOrEqual(1)
  })
  test.each([16, 24])(
    'when more than ten samples of %d bit are at full scale, then a clipped passage is reported',
    (bitDepth) => {
      expect(reportOf(louder(1.2, between(0, 1, tone(100, 0.9))), 2, bitDepth).clippedRuns).toBeGreaterThan(100)
      expect(reportOf(tone(100, 0.99), 2, bitDepth).clippedRuns).toBe(0)
      const square = (samples: number): Sound => between(1, 1 + samples / 44_100, () => [1, 0.2])
      expect(reportOf(square(10.5 - 0.5), 2, bitDepth).clippedRuns).toBe(0)
      expect(reportOf(square(12), 2, bitDepth).clippedRuns).toBe(1)
    },
  )
  test('when both channels are the same, or one is silent, then it is reported', () => {
    expect(reportOf(sameOnBothSides())).toMatchObject({ dualMono: true, silentChannel: null })
    expect(reportOf(only('LEFT', tone()))).toMatchObject({ dualMono: false, silentChannel: 'RIGHT' })
    expect(reportOf(only('RIGHT', tone()))).toMatchObject({ dualMono: false, silentChannel: 'LEFT' })
  })
  test('when only a part of a sound is loud, then the waveform shows it point by point', () => {
    const peaks = readPeaks(reportOf(between(1, 2, tone(2000, 0.5)), 4).peaks)
    expect(peaks).toHaveLength(WAVEFORM_POINTS)
    expect(peaks.slice(0, 100).every((level) => level === 0)).toBe(true)
    for (const level of peaks.slice(100, 200)) expect(level).toBeCloseTo(0.5, 2)
    expect(peaks.slice(200).every((level) => level === 0)).toBe(true)
  })
})

test('when the sound is added in other pieces, then the report is the same', () => {
  const { stereo, ...said } = stereoOf(between(0.5, 2, tone(1000)), 2)
  const whole = createSoundMeter(said)
  whole.add(stereo, said.frames)
  const expected = whole.report()
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1, maxLength: 20 }), (sizes) => {
      const meter = createSoundMeter(said)
      let at = 0
      for (let index = 0; at < said.frames; index += 1) {
        const to = Math.min(said.frames, at + (sizes[index % sizes.length] ?? 1))
        meter.add({ left: stereo.left.subarray(at, to), right: stereo.right.subarray(at, to) }, to - at)
        at = to
      }
      expect(meter.report()).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
