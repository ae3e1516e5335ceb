import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeSound, type SoundAnalysis } from '#src/domain/media/sound-analysis.ts'
import { flacFile } from '#src/domain/media/testing/flac-file.ts'
import { noise, samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { wavFile } from '#src/domain/media/testing/wav-file.ts'

type Analyzed = SoundAnalysis & { progress: number[] }

const analyze = async (file: Uint8Array, isStopped = () => false): Promise<Analyzed> => {
  const progress: number[] = []
  const analysis = await analyzeSound({
    read: async (at, length) => file.subarray(at, Math.min(file.length, at + length)),
    size: file.length,
    onProgress: (done) => void progress.push(done),
    isStopped,
  })
  return { ...analysis, progress }
}

describe.each([16, 24])('a sound of %d bit', (bitDepth) => {
  const random = noise(5)
  const samples = samplesOf(() => [random() * 0.4, random() * 0.4], 8, 44_100, bitDepth)
  const files = { wav: wavFile(samples), flac: flacFile(samples, { stereo: 'MID_SIDE', block: 1000 }) }

  test('when it is analysed in WAVE and in FLAC, then both reports are the same', async () => {
    const [wav, flac] = [await analyze(files.wav), await analyze(files.flac)]
    expect('report' in wav && wav.report).toMatchObject({ durationMs: 8000, peak: -8, clippedRuns: 0 })
    expect('report' in flac && flac.report).toEqual('report' in wav && wav.report)
  })
  test.each(['wav', 'flac'] as const)(
    'when it is analysed in %s, then its progress goes up to its last byte',
    async (kind) => {
      const file = files[kind]
      const { progress } = await analyze(file)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
      expect(progress.at(-1)).toBe(file.length)
    },
  )
  test('when its analysis is stopped, then it is read no further', async () => {
    expect((await analyze(files.wav, () => true)).progress).toEqual([])
  })
})

test('when a file became shorter meanwhile, then it is not analysed', async () => {
  const file = wavFile(samplesOf(tone(), 1))
  const reading = analyzeSound({
    read: async (at, length) => file.subarray(at, Math.min(60_000, at + length)),
    size: file.length,
    onProgress: () => {},
    isStopped: () => false,
  })
  await expect(reading).rejects.toThrow('fewer bytes')
})

test('when a FLAC has a wrong byte in its sound, then it is damaged, or ends there', async () => {
  const header = 42
  const file = flacFile(samplesOf(tone(), 0.5))
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: header, max: file.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const wrong = file.slice()
        wrong[at] = (wrong[at] ?? 0) ^ change
        const analysis = await analyze(wrong)
        expect('fault' in analysis && analysis.fault).toMatch(/^(?:DAMAGED|TRUNCATED)$/)
      },
    ),
    { numRuns: 500 },
  )
})
