import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MEDIA_BYTES_MAX } from '#src/domain/limits.ts'
import { flacFile } from '#src/domain/media/testing/flac-file.ts'
import { mp4File } from '#src/domain/media/testing/mp4-file.ts'
import { samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { wavFile } from '#src/domain/media/testing/wav-file.ts'
import { hasErrors } from '#src/domain/problem.ts'
import type { MasterPurpose } from '#src/shared/media/master.ts'
import { checkMaster } from '#src/shared/upload/check-master.ts'
import { BAD_MASTERS, GOOD_WAV } from '#src/shared/upload/testing/bad-masters.ts'
import { useMediaWorkers } from '#src/shared/upload/testing/media-workers.ts'

const FILM = mp4File({})
// A worker outlives the master that it reads.
const workers = useMediaWorkers()
beforeEach(() => {
  workers.behaviour = 'WORKS'
  workers.failing = 'sound'
  workers.asked = []
})
afterEach(() => {
  vi.useRealTimers()
})

const blobOf = (bytes: Uint8Array) => new Blob([bytes.slice().buffer])
const check = (file: Blob, purpose: MasterPurpose = 'AUDIO', signal = new AbortController().signal) => {
  const analyzed: number[] = []
  const checking = checkMaster(file, purpose, {
    signal,
    onFacts: () => {},
    onAnalyzed: (bytes) => analyzed.push(bytes),
  })
  return checking.then((checked) => ({ ...checked, analyzed, codes: checked.problems.map(({ code }) => code) }))
}
const digestOf = async (bytes: Uint8Array) =>
  Buffer.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer))).toString('hex')

describe('a picked master', () => {
  test.each(BAD_MASTERS.map(({ about, ...master }) => [about, master] as const))(
    'when it is %s, then every problem that it has is found, and no other',
    async (_about, master) => {
      const { codes } = await check(blobOf(master.file), master.purpose)
      expect(codes).toEqual(master.codes)
    },
  )

  test('when it is good, then it is analysed to its end, and its checksum is that of the file', async () => {
    const { analyzed, sha256, soundReport } = await check(blobOf(GOOD_WAV))
    expect(sha256).toBe(await digestOf(GOOD_WAV))
    expect(analyzed.at(-1)).toBe(GOOD_WAV.length)
    expect(soundReport).toMatchObject({ durationMs: 31_000, clippedRuns: 0, peak: -6 })
  })

  test('when it is too large, then it is refused before a byte is read', async () => {
    const slice = vi.fn<Blob['slice']>(() => new Blob())
    const file = Object.assign(new Blob(), { slice })
    Object.defineProperty(file, 'size', { value: MEDIA_BYTES_MAX + 1 })
    expect((await check(file)).codes).toEqual(['AUDIO_TOO_HEAVY'])
    expect((await check(file, 'VIDEO')).codes).toEqual(['AUDIO_TOO_HEAVY'])
    expect((await check(file, 'DOLBY_ATMOS')).codes).toEqual(['AUDIO_TOO_HEAVY'])
    expect(slice).not.toHaveBeenCalled()
    expect(workers.asked).toEqual([])
  })
})

describe('when the worker that analyses', () => {
  test('dies, then the master can be used, and the person is informed', async () => {
    workers.behaviour = 'DIES'
    const { codes, sha256, soundReport } = await check(blobOf(GOOD_WAV))
    expect(codes).toEqual(['AUDIO_NOT_HEARD'])
    expect([sha256, soundReport]).toEqual([await digestOf(GOOD_WAV), null])
  })

  test('says nothing for five seconds, then it is ended, and the next master is analysed again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    workers.behaviour = 'HANGS'
    const asked = check(blobOf(GOOD_WAV))
    await vi.waitFor(() => expect(workers.asked).toContain('sound'))
    const ended = workers.ended
    await vi.advanceTimersByTimeAsync(5000)
    expect((await asked).codes).toEqual(['AUDIO_NOT_HEARD'])
    expect(workers.ended).toBe(ended + 1)
    workers.behaviour = 'WORKS'
    expect((await check(blobOf(GOOD_WAV))).codes).toEqual([])
  })
})

describe('when the worker that computes the checksum', () => {
  test('dies, then the master has its report, and the upload computes the checksum', async () => {
    workers.failing = 'checksum'
    workers.behaviour = 'DIES'
    const { codes, sha256, soundReport } = await check(blobOf(GOOD_WAV))
    expect([codes, sha256]).toEqual([[], undefined])
    expect(soundReport).toMatchObject({ durationMs: 31_000 })
  })

  test('says nothing for 20 seconds, then the master goes on without it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    workers.failing = 'checksum'
    workers.behaviour = 'HANGS'
    const asked = check(blobOf(GOOD_WAV))
    await vi.waitFor(() => expect(workers.asked).toEqual(['checksum', 'sound']))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asked).toMatchObject({ codes: [], sha256: undefined })
  })

  test('still reads when the sound turns out to be unusable, then nobody waits for it', async () => {
    workers.failing = 'checksum'
    workers.behaviour = 'HANGS'
    const damaged = BAD_MASTERS.find(({ codes }) => codes.includes('AUDIO_DAMAGED'))
    expect((await check(blobOf(damaged?.file ?? GOOD_WAV))).codes).toContain('AUDIO_DAMAGED')
  })
})

describe('when the worker that reads videos', () => {
  test.each([
    ['VIDEO', 'media'],
    ['DOLBY_ATMOS', 'dolbyAtmos'],
  ] as const)(
    'hangs for five seconds in a file picked as %s, then the person can choose another',
    async (purpose, field) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      workers.failing = 'probe'
      workers.behaviour = 'HANGS'
      const asked = check(blobOf(FILM), purpose)
      await vi.waitFor(() => expect(workers.asked).toEqual(['probe']))
      await vi.advanceTimersByTimeAsync(5000)
      expect((await asked).problems).toMatchObject([{ code: 'MASTER_NOT_READ', severity: 'ERROR', field }])
      workers.behaviour = 'WORKS'
      expect((await check(blobOf(FILM), 'VIDEO')).codes).not.toContain('MASTER_NOT_READ')
    },
  )

  test('cannot be loaded, then the file is not called unreadable', async () => {
    workers.failing = 'probe'
    workers.behaviour = 'DIES'
    expect((await check(blobOf(FILM), 'VIDEO')).codes).toEqual(['MASTER_NOT_READ'])
  })
})

test('when another file is picked while one is analysed, then the first says nothing more', async () => {
  workers.behaviour = 'HANGS'
  const first = new AbortController()
  const asked = check(blobOf(GOOD_WAV), 'AUDIO', first.signal)
  await vi.waitFor(() => expect(workers.asked).toContain('sound'))
  first.abort(new Error('another one'))
  await expect(asked).rejects.toThrow('another one')
  workers.behaviour = 'WORKS'
  expect((await check(blobOf(GOOD_WAV))).codes).toEqual([])
})

/** One byte of a file, changed. */
const mutated = (file: Uint8Array, last = file.length - 1) =>
  fc.record({ at: fc.nat({ max: last }), to: fc.integer({ min: 1, max: 255 }) }).map(({ at, to }) => {
    const bytes = file.slice()
    bytes[at] = (bytes[at] ?? 0) ^ to
    return { bytes, at }
  })

/** Rejects where such a file is not said to be unusable, nor analysed as the good one was. */
const judgeAll = async (good: Uint8Array, wrong: ReturnType<typeof mutated>) => {
  const whole = await check(blobOf(good))
  const expected = { ...whole.soundReport, durationMs: 0, peaks: '' }
  const judge = async ({ bytes }: { bytes: Uint8Array }) => {
    const { problems, soundReport } = await check(blobOf(bytes))
    if (hasErrors(problems)) return
    expect({ ...soundReport, durationMs: 0, peaks: '' }).toEqual(expected)
    expect(Math.abs((soundReport?.durationMs ?? 0) - (whole.soundReport?.durationMs ?? 0))).toBeLessThan(30)
  }
  await fc.assert(fc.asyncProperty(wrong, judge), { numRuns: RUNS })
}
// `RUNS=1000` changes as many bytes of each.
const RUNS = Number(process.env['RUNS'] ?? 250)
const LONG_MS = Math.max(120_000, RUNS * 500)
const WAV_HEADER = 44
const SHORT_WAV = wavFile(samplesOf(tone(), 6))
const CONSTANT_FLAC = flacFile(samplesOf(() => [0.3, 0.2], 6))

describe('when one byte is changed', () => {
  test('in the header of a WAV, then the file is refused, or analysed as before', { timeout: LONG_MS }, async () => {
    await expect(judgeAll(SHORT_WAV, mutated(SHORT_WAV, WAV_HEADER - 1))).resolves.toBeUndefined()
  })

  test(
    'anywhere in a FLAC of a constant sound, then the file is refused, or analysed as before',
    { timeout: LONG_MS },
    async () => {
      await expect(judgeAll(CONSTANT_FLAC, mutated(CONSTANT_FLAC))).resolves.toBeUndefined()
    },
  )

  test(
    'among the first of a video, then the file is refused, or still has no sound',
    { timeout: LONG_MS },
    async () => {
      const isNotWell = async ({ bytes }: { bytes: Uint8Array }) => {
        expect((await check(blobOf(bytes), 'VIDEO')).codes).not.toEqual([])
      }
      await fc.assert(fc.asyncProperty(mutated(FILM, 700), isNotWell), { numRuns: RUNS })
    },
  )
})
