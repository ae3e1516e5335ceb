import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFlacFrame } from '#src/domain/media/flac-frame.ts'
import { readFlacHeader } from '#src/domain/media/flac-header.ts'
import { flacFile, flacFrames, flacHeader } from '#src/domain/media/testing/flac-file.ts'
import { noise, type Samples, samplesOf, tone } from '#src/domain/media/testing/sounds.ts'

const channels = () => ({ left: new Float64Array(65_536), right: new Float64Array(65_536) })

const decoded = (bytes: Uint8Array, bitDepth: number) => {
  const into = channels()
  const frame = readFlacFrame(bytes, 0, bytes.length, { bitDepth }, into)
  return frame === null
    ? null
    : { ...frame, left: [...into.left.subarray(0, frame.samples)], right: [...into.right.subarray(0, frame.samples)] }
}

const subframe = fc.constantFrom('VERBATIM' as const, 'FIXED' as const, 'LPC' as const)
const stereo = fc.constantFrom('LEFT_RIGHT' as const, 'LEFT_SIDE' as const, 'SIDE_RIGHT' as const, 'MID_SIDE' as const)

/** Smooth, wild or constant, up to full scale. */
const samples = fc
  .record({
    bitDepth: fc.constantFrom(16, 24),
    level: fc.constantFrom(0, 0.001, 0.7, 1),
    wild: fc.boolean(),
    seed: fc.nat(),
    count: fc.integer({ min: 16, max: 300 }),
  })
  .map(({ bitDepth, level, wild, seed, count }): Samples => {
    const random = noise(seed)
    const sound = wild ? () => [random() * level, random() * level] as const : tone(3000, level)
    return samplesOf(sound, count / 44_100, 44_100, bitDepth)
  })

describe('a frame', () => {
  test('when it is written in any way, then it is read as it was written', () => {
    fc.assert(
      fc.property(samples, subframe, stereo, (written, kind, pair) => {
        const [bytes = new Uint8Array()] = flacFrames(written, { subframe: kind, stereo: pair })
        const read = decoded(bytes, written.bitDepth)
        expect(read).toMatchObject({ bytes: bytes.length, left: [...written.left], right: [...written.right] })
      }),
    )
  })

  test('when one of its bits is wrong, or its end is missing, then it is not read', () => {
    const [bytes = new Uint8Array()] = flacFrames(samplesOf(tone(), 0.01), { stereo: 'MID_SIDE' })
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }), (at, bit) => {
        const wrong = bytes.slice()
        wrong[at] = (wrong[at] ?? 0) ^ (1 << bit)
        expect(decoded(wrong, 16)).toBeNull()
        expect(decoded(bytes.subarray(0, at), 16)).toBeNull()
      }),
    )
  })

  test('when any bytes follow its first two, then reading it does not throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => decoded(Uint8Array.of(0xff, 0xf8, ...bytes), 16)).not.toThrow()
      }),
    )
  })
})

describe('a header', () => {
  const read = (bytes: Uint8Array) =>
    readFlacHeader(async (at, length) => bytes.subarray(at, Math.min(bytes.length, at + length)), bytes.length)

  test('when it is read, then its facts are those it was written with', async () => {
    const header = flacHeader({ frames: 2 ** 33, sampleRate: 192_000, bitDepth: 24 })
    const facts = { sampleRate: 192_000, channels: 2, bitDepth: 24, frames: 2 ** 33, longestFrame: 4096, at: 42 }
    expect(await read(header)).toEqual(facts)
  })
  test('when blocks with tags and pictures follow it, then the sound is found behind them', async () => {
    const tagged = flacFile(samplesOf(tone(), 0.1))
    tagged[4] = 0
    const whole = Uint8Array.of(
      ...tagged.subarray(0, 42),
      0x84,
      0,
      1,
      0,
      ...new Uint8Array(256),
      ...tagged.subarray(42),
    )
    expect((await read(whole))?.at).toBe(42 + 4 + 256)
  })
  test.each([
    ['empty', new Uint8Array()],
    ['a text', new TextEncoder().encode('fLaC and so on, which is long enough to be a header')],
    [
      'a header with a block beyond the end',
      Uint8Array.of(...flacHeader({ frames: 1, sampleRate: 1, bitDepth: 16 })).fill(255, 5, 8),
    ],
  ])('when a file is %s, then no header is read', async (_name, bytes) => {
    expect(await read(bytes)).toBeNull()
  })
})
