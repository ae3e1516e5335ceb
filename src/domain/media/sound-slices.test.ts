import { describe, expect, test } from 'vitest'
import { analyzeSound, type SoundAnalysis } from '#src/domain/media/sound-analysis.ts'
import { readPeaks } from '#src/domain/media/sound-report.ts'
import { flacHeader } from '#src/domain/media/testing/flac-file.ts'
import { plainFrame } from '#src/domain/media/testing/flac-plain.ts'
import { chunk, format, joined, riff } from '#src/domain/media/testing/wav-file.ts'

const SLICE = 2 * 1024 * 1024
type Watched = { analysis: SoundAnalysis; reads: [at: number, length: number][]; progress: number[] }

/** Analyses a file, and notes what is read of its sound and how far it says that it is. */
const watched = async (
  file: Uint8Array,
  { stopAfter = Number.POSITIVE_INFINITY, failFrom = Number.POSITIVE_INFINITY, size = file.length } = {},
): Promise<Watched> => {
  const reads: Watched['reads'] = []
  const progress: number[] = []
  const analysis = await analyzeSound({
    read: async (at, length) => {
      if (at >= failFrom) throw new Error('the drive is gone')
      // Headers are read in small pieces.
      if (length > 1000) reads.push([at, length])
      return file.subarray(at, Math.min(file.length, at + length))
    },
    size,
    onProgress: (bytes) => void progress.push(bytes),
    isStopped: () => progress.length >= stopAfter,
  })
  return { analysis, reads, progress }
}

describe('a FLAC of more than a slice', () => {
  const [HEADER, SAMPLES, COUNT] = [42, 65_535, 9]
  const said = flacHeader({ frames: COUNT * SAMPLES, sampleRate: 44_100, bitDepth: 16, block: SAMPLES })
  const frames = Array.from({ length: COUNT }, (_, number) => plainFrame({ number, samples: SAMPLES }))
  const file = joined(said, ...frames)

  test('when it is analysed, then each byte is read once, and a frame of two slices counts once', async () => {
    const { analysis, reads, progress } = await watched(file)
    expect(analysis).toMatchObject({ report: { durationMs: Math.round((COUNT * SAMPLES) / 44.1) } })
    const rest = file.length - HEADER - SLICE
    expect(reads).toEqual([
      [HEADER, SLICE],
      [HEADER + SLICE, rest],
    ])
    expect(progress).toEqual([HEADER + SLICE, file.length])
  })

  test('when it is stopped after a slice, then no other is waited for, although it was asked for', async () => {
    expect((await watched(file, { stopAfter: 1 })).progress).toEqual([HEADER + SLICE])
    expect((await watched(file, { stopAfter: 1, failFrom: HEADER + SLICE })).progress).toHaveLength(1)
  })

  test('when a read fails, or the file became shorter, then it is not analysed', async () => {
    await expect(watched(file, { failFrom: HEADER + SLICE })).rejects.toThrow('the drive is gone')
    const changed = { name: 'FileChanged', message: 'fewer bytes than there were' }
    await expect(watched(file, { size: file.length + 1 })).rejects.toMatchObject(changed)
    await expect(watched(file.subarray(0, 1000), { size: file.length })).rejects.toMatchObject(changed)
  })

  test('when a frame in its second slice is damaged, then it says where', async () => {
    const wrong = file.slice()
    const at = file.length - 1000
    wrong[at] = (wrong[at] ?? 0) ^ 1
    const { analysis } = await watched(wrong)
    expect(analysis).toEqual({ fault: 'TRUNCATED', atMs: Math.round(((COUNT - 1) * SAMPLES) / 44.1) })
  })
})

describe('a WAVE of more than a slice', () => {
  const HEADER = 44
  const COUNT = 360_000
  /** Silence of 24 bits, but for its very last sample, of half of full scale. */
  const data = new Uint8Array(COUNT * 6)
  data[data.length - 1] = 0x40
  const file = riff(format({ bitDepth: 24 }), chunk('data', data))

  test('when it is analysed, then slices end with a whole sample, and the last one is heard', async () => {
    const { analysis, reads, progress } = await watched(file)
    const silenceAtStartMs = Math.round((COUNT - 1) / 44.1)
    expect(analysis).toMatchObject({ report: { durationMs: 8163, peak: -6, silenceAtStartMs, silenceAtEndMs: 0 } })
    expect(analysis).toMatchObject({ report: { silentChannel: 'LEFT' } })
    const peaks = 'report' in analysis ? readPeaks(analysis.report.peaks) : []
    expect([peaks.slice(0, -1).every((peak) => peak === 0), peaks.at(-1)]).toEqual([true, 128 / 255])
    const slice = Math.floor(SLICE / 6) * 6
    expect(reads).toEqual([
      [HEADER, slice],
      [HEADER + slice, data.length - slice],
    ])
    expect(progress).toEqual([HEADER + slice, file.length])
  })
})

test('when a WAVE is in floating point, then its samples are read so', async () => {
  const data = new Uint8Array(800)
  new DataView(data.buffer).setFloat32(400, -0.25, true)
  const file = riff(format({ bitDepth: 32, coding: 3 }), chunk('data', data))
  expect((await watched(file)).analysis).toMatchObject({ report: { peak: -12, silentChannel: 'RIGHT' } })
})
