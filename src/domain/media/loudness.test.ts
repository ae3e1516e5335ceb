import { expect, test } from 'vitest'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'

type Part = { seconds: number; dbfs: number }

/** The loudness of a sine of 1 kHz in both channels, part after part, as EBU Tech 3341 describes its signals. */
const loudnessOf = (parts: readonly Part[], { sampleRate = 48_000, hertz = 1000, sides = 2 } = {}) => {
  const frames = parts.reduce((sum, { seconds }) => sum + seconds * sampleRate, 0)
  const left = new Float32Array(frames)
  let at = 0
  for (const { seconds, dbfs } of parts)
    for (const end = at + seconds * sampleRate; at < end; at += 1)
      left[at] = 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hertz * at) / sampleRate)
  const meter = createSoundMeter({ sampleRate, bitDepth: 24, frames })
  meter.add({ left, right: sides === 2 ? left : new Float32Array(frames) }, frames)
  return meter.report().loudness
}

test.each<[string, number, readonly Part[]]>([
  ['3341-1', -23, [{ seconds: 20, dbfs: -23 }]],
  ['3341-2', -33, [{ seconds: 20, dbfs: -33 }]],
  [
    '3341-3',
    -23,
    [
      { seconds: 10, dbfs: -36 },
      { seconds: 60, dbfs: -23 },
      { seconds: 10, dbfs: -36 },
    ],
  ],
  [
    '3341-4',
    -23,
    [
      { seconds: 10, dbfs: -72 },
      { seconds: 10, dbfs: -36 },
      { seconds: 60, dbfs: -23 },
      { seconds: 10, dbfs: -36 },
      { seconds: 10, dbfs: -72 },
    ],
  ],
  [
    '3341-5',
    -23,
    [
      { seconds: 20, dbfs: -26 },
      { seconds: 20.1, dbfs: -20 },
      { seconds: 20, dbfs: -26 },
    ],
  ],
])('when the signal is EBU Tech %s, then its loudness is %d LUFS, a tenth apart at most', (_name, lufs, parts) => {
  expect(Math.abs((loudnessOf(parts) ?? 0) - lufs)).toBeLessThanOrEqual(0.1)
})

test.each([44_100, 48_000, 88_200, 96_000, 192_000])(
  'when a sine of 997 Hz is at full scale at %d Hz, then its loudness is 0 LUFS in both channels and -3 in one',
  (sampleRate) => {
    const whole = [{ seconds: 2, dbfs: 0 }]
    expect(loudnessOf(whole, { sampleRate, hertz: 997 })).toBeCloseTo(0, 1)
    expect(loudnessOf(whole, { sampleRate, hertz: 997, sides: 1 })).toBeCloseTo(-3, 1)
  },
)

test('when a sound is shorter than a block, or below the gate, then it has no loudness', () => {
  expect(loudnessOf([{ seconds: 0.3, dbfs: -10 }])).toBeNull()
  expect(loudnessOf([{ seconds: 3, dbfs: -75 }])).toBeNull()
  expect(loudnessOf([{ seconds: 3, dbfs: -65 }])).toBe(-65)
})
