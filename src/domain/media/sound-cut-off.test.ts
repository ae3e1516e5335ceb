import { describe, expect, test } from 'vitest'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'
import { WINDOW } from '#src/domain/media/spectrum.ts'
import { noise } from '#src/domain/media/testing/sounds.ts'

const RATE = 44_100
const EDGE = 16_000

/** A window of all frequencies up to one, which goes on where it ends. */
const limited = (hertz: number): Float32Array => {
  const random = noise(11)
  const bins = Math.floor((hertz * WINDOW) / RATE)
  const phases = Array.from({ length: bins }, () => random() * Math.PI)
  const cosines = Float64Array.from({ length: WINDOW }, (_, index) => Math.cos((2 * Math.PI * index) / WINDOW))
  return Float32Array.from({ length: WINDOW }, (_, index) => {
    let sum = 0
    for (const [bin, phase] of phases.entries()) {
      const shift = Math.round((phase / (2 * Math.PI)) * WINDOW) + WINDOW
      sum += cosines[((bin + 1) * index + shift) % WINDOW] ?? 0
    }
    return sum / 200
  })
}

const LIMITED = limited(EDGE)
const random = noise(12)
const FULL = Float32Array.from({ length: WINDOW }, () => random() * 0.5)
const SILENT = new Float32Array(WINDOW)
const FAINT = LIMITED.map((sample) => sample / 5000)

const joined = (windows: readonly Float32Array[]) => {
  const whole = new Float32Array(windows.length * WINDOW)
  for (const [index, window] of windows.entries()) whole.set(window, index * WINDOW)
  return whole
}

/** Of windows in both channels, which are added in pieces of so many samples. */
const cutOff = (
  windows: readonly (readonly [left: Float32Array, right: Float32Array])[],
  { frames = windows.length * WINDOW, piece = windows.length * WINDOW } = {},
) => {
  const [left, right] = [joined(windows.map(([one]) => one)), joined(windows.map(([, other]) => other))]
  const meter = createSoundMeter({ sampleRate: RATE, bitDepth: 16, frames })
  for (let at = 0; at < left.length; at += piece) {
    const [one, other] = [left.subarray(at, at + piece), right.subarray(at, at + piece)]
    meter.add({ left: one, right: other }, one.length)
  }
  return meter.report().cutOffHz
}
const near = (hertz: number | null) => hertz !== null && Math.abs(hertz - EDGE) <= 500

describe('the cut-off of a sound', () => {
  test('when both channels break off, then it is found, and where they do not, there is none', () => {
    expect(
      near(
        cutOff([
          [LIMITED, LIMITED],
          [LIMITED, LIMITED],
        ]),
      ),
    ).toBe(true)
    expect(
      cutOff([
        [FULL, FULL],
        [FULL, FULL],
      ]),
    ).toBeNull()
  })

  // Either channel is listened to in turn: what counts is the left one, then the right one.
  test.each([WINDOW * 4, WINDOW, 1000, 5000, 1])(
    'when it is added in pieces of %i samples, then either channel counts in turn',
    (piece) => {
      const [heard, other] = [LIMITED, FULL]
      expect(
        near(
          cutOff(
            [
              [heard, other],
              [other, heard],
              [heard, other],
              [other, heard],
            ],
            { piece },
          ),
        ),
      ).toBe(true)
      expect(
        cutOff(
          [
            [heard, other],
            [heard, other],
            [heard, other],
            [heard, other],
          ],
          { piece },
        ),
      ).toBeNull()
      expect(
        cutOff(
          [
            [other, heard],
            [heard, other],
            [other, heard],
            [heard, other],
          ],
          { piece },
        ),
      ).toBeNull()
    },
  )

  test('when one channel is silent, then the other one counts', () => {
    expect(
      near(
        cutOff([
          [LIMITED, SILENT],
          [LIMITED, SILENT],
        ]),
      ),
    ).toBe(true)
    expect(
      near(
        cutOff([
          [SILENT, LIMITED],
          [SILENT, LIMITED],
        ]),
      ),
    ).toBe(true)
  })

  test('when nothing can be heard, or it is shorter than a window, then there is none', () => {
    expect(
      cutOff([
        [SILENT, SILENT],
        [SILENT, SILENT],
      ]),
    ).toBeNull()
    expect(
      cutOff([
        [FAINT, FAINT],
        [FAINT, FAINT],
      ]),
    ).toBeNull()
    const meter = createSoundMeter({ sampleRate: RATE, bitDepth: 16, frames: WINDOW })
    meter.add({ left: LIMITED, right: LIMITED }, WINDOW - 1)
    expect(meter.report().cutOffHz).toBeNull()
    meter.add({ left: LIMITED.subarray(-1), right: LIMITED.subarray(-1) }, 1)
    expect(near(meter.report().cutOffHz)).toBe(true)
  })

  test('when it is long, then what is between windows, which are as far apart as the 256th of it, does not count', () => {
    const frames = 256 * WINDOW * 2
    const windows = [
      [LIMITED, FULL],
      [FULL, FULL],
      [FULL, LIMITED],
      [FULL, FULL],
      [LIMITED, FULL],
    ] as const
    for (const piece of [WINDOW * 5, WINDOW, 1000]) {
      expect(near(cutOff(windows, { frames, piece }))).toBe(true)
      expect(cutOff(windows.toReversed().slice(1), { frames, piece })).toBeNull()
    }
  })
})
