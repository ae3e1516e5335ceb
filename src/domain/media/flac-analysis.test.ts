import { describe, expect, test } from 'vitest'
import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import { flacHeader } from '#src/domain/media/testing/flac-file.ts'
import { plainFrame } from '#src/domain/media/testing/flac-plain.ts'
import { samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { format, joined, riff, wavFile, chunk } from '#src/domain/media/testing/wav-file.ts'

const analyze = (file: Uint8Array) =>
  analyzeSound({
    read: async (at, length) => {
      if (at < 0 || length < 0 || at > file.length) throw new Error(`${at} and ${length} more of ${file.length}`)
      return file.subarray(at, Math.min(file.length, at + length))
    },
    size: file.length,
    onProgress: () => {},
    isStopped: () => false,
  })

/** Each frame lasts 10 ms. */
const SAMPLES = 441
type Said = { frames?: number; block?: number; channels?: number }
const header = ({ frames = 3 * SAMPLES, block = SAMPLES, channels = 2 }: Said = {}) =>
  flacHeader({ frames, sampleRate: 44_100, bitDepth: 16, block, channels })
const FRAMES = [0, 1, 2].map((number) => plainFrame({ number }))
const [FIRST = new Uint8Array(), SECOND = new Uint8Array(), THIRD = new Uint8Array()] = FRAMES
/** What begins as a frame does, and is none. */
const GARBAGE = new Uint8Array(600).fill(0xff)

describe('a FLAC that is whole', () => {
  test('when its frames are those that its header names, then it is reported', async () => {
    const left = joined(...[0, 1, 2].map((number) => plainFrame({ number, left: -16_384, right: 4096 })))
    // Half of full scale is 6 dB below it.
    expect(await analyze(joined(header(), left))).toMatchObject({
      report: { durationMs: 30, peak: -6, dualMono: false },
    })
    const right = joined(...[0, 1, 2].map((number) => plainFrame({ number, left: 0, right: 8192 })))
    expect(await analyze(joined(header(), right))).toMatchObject({ report: { peak: -12, silentChannel: 'LEFT' } })
  })

  test('when its header does not know how many samples there are, then all frames count', async () => {
    const file = joined(header({ frames: 0 }), ...FRAMES)
    expect(await analyze(file)).toMatchObject({ report: { durationMs: 30 } })
  })

  test('when its last frame is shorter, then it is reported', async () => {
    const file = joined(header({ frames: 2 * SAMPLES + 1 }), FIRST, SECOND, plainFrame({ number: 2, samples: 1 }))
    expect(await analyze(file)).toMatchObject({ report: { durationMs: 20 } })
  })

  test('when its frames say again what the header says, then it is reported', async () => {
    const frames = [0, 1, 2].map((number) => plainFrame({ number, rate: '1001', depth: '100' }))
    expect(await analyze(joined(header(), ...frames))).toMatchObject({ report: { durationMs: 30 } })
  })

  test('when the sizes of its frames vary, then each has the number of its first sample', async () => {
    const varied = (third: number) => [
      plainFrame({ number: 0, samples: 441, isVariable: true }),
      plainFrame({ number: 441, samples: 100, isVariable: true }),
      plainFrame({ number: third, samples: 341, isVariable: true }),
    ]
    const said = header({ frames: 2 * SAMPLES })
    expect(await analyze(joined(said, ...varied(541)))).toMatchObject({ report: { durationMs: 20 } })
    expect(await analyze(joined(said, ...varied(2)))).toEqual({ fault: 'DAMAGED', atMs: 12 })
  })

  test('when a few bytes are behind its last frame, then it is reported, and with more its header is wrong', async () => {
    const followed = (bytes: number) => analyze(joined(header(), ...FRAMES, new Uint8Array(bytes)))
    expect(await followed(STRAY_BYTES_MAX)).toMatchObject({ report: { durationMs: 30 } })
    expect(await followed(STRAY_BYTES_MAX + 1)).toEqual({ fault: 'HEADER_WRONG', atMs: 30 })
  })
})

describe('a FLAC that is not', () => {
  test.each<[string, Uint8Array, string, number]>([
    ['no frame', header(), 'TRUNCATED', 0],
    ['no frame, which its header did not know', header({ frames: 0 }), 'TRUNCATED', 0],
    ['a frame less than its header says', joined(header(), FIRST, SECOND), 'TRUNCATED', 20],
    ['its last byte cut off', joined(header(), ...FRAMES).subarray(0, -1), 'TRUNCATED', 20],
    [
      'its last byte cut off, without a known length',
      joined(header({ frames: 0 }), ...FRAMES).subarray(0, -1),
      'TRUNCATED',
      20,
    ],
    ['something else at its end', joined(header({ frames: 0 }), FIRST, GARBAGE), 'TRUNCATED', 10],
    ['something else between two frames', joined(header(), FIRST, GARBAGE, SECOND, THIRD), 'DAMAGED', 10],
    ['a byte too many', joined(header(), FIRST, Uint8Array.of(0), SECOND, THIRD), 'DAMAGED', 10],
    ['a frame left out', joined(header(), FIRST, THIRD, THIRD), 'DAMAGED', 10],
    ['a frame twice', joined(header(), FIRST, FIRST, SECOND), 'DAMAGED', 10],
    [
      'a frame of another rate',
      joined(header(), FIRST, plainFrame({ number: 1, rate: '1010' }), THIRD),
      'HEADER_WRONG',
      10,
    ],
    [
      'a frame of another depth',
      joined(header(), FIRST, plainFrame({ number: 1, depth: '110' }), THIRD),
      'HEADER_WRONG',
      10,
    ],
    ['a frame longer than the longest', joined(header({ block: SAMPLES - 1 }), ...FRAMES), 'HEADER_WRONG', 0],
    ['one channel', joined(header({ channels: 1 }), ...FRAMES), 'HEADER_WRONG', 0],
    ['six channels', joined(header({ channels: 6 }), ...FRAMES), 'HEADER_WRONG', 0],
  ])('when it has %s, then it says so, and where', async (_what, file, fault, atMs) => {
    expect(await analyze(file)).toEqual({ fault, atMs })
  })

  test('when what is damaged is long, then it is found before the end', async () => {
    const file = joined(header({ frames: 0 }), FIRST, new Uint8Array(3 * 1024 * 1024))
    expect(await analyze(file)).toEqual({ fault: 'DAMAGED', atMs: 10 })
  })
})

describe('a file that is no FLAC', () => {
  const samples = samplesOf(tone(), 0.01)
  test('when it is a WAVE of two channels, then it is reported', async () => {
    expect(await analyze(wavFile(samples))).toMatchObject({ report: { durationMs: 10, peak: -6 } })
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('This is no sound, although it is long enough to be the header of one.')],
    ['a WAVE of one channel', riff(format({ channels: 1 }), chunk('data', new Uint8Array(400)))],
    ['a WAVE of MP3', riff(format({ coding: 0x55 }), chunk('data', new Uint8Array(400)))],
  ])('when it is %s, then its header is wrong', async (_what, file) => {
    expect(await analyze(file)).toEqual({ fault: 'HEADER_WRONG', atMs: 0 })
  })
})
