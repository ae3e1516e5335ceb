import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audioProblems } from '#src/domain/media/audio.ts'
import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import { type Samples, samplesOf, tone } from '#src/domain/media/testing/sounds.ts'
import { chunk, format, joined, pcm, riff } from '#src/domain/media/testing/wav-file.ts'
import { findWavSound } from '#src/domain/media/wav.ts'
import { hasErrors } from '#src/domain/problem.ts'

const PLAIN = samplesOf(tone(), 1)
const DEEP = samplesOf(tone(), 1, 44_100, 24)
const text = (words: string) => new TextEncoder().encode(words)
const numbers = (...values: readonly number[]) => new Uint8Array(Uint32Array.from(values).buffer)
const data = (samples: Samples) => chunk('data', pcm(samples))

/** The format of surround sound, which editors write for 24 bits too: what it really is comes at its end. */
const extensible = () => {
  const plain = format(DEEP).subarray(10)
  const [longer, speakers, pcmKind] = [
    numbers(0x18_00_16),
    numbers(3),
    numbers(1, 0x10_00_00, 0xaa_00_00_80, 0x71_9b_38_00),
  ]
  return joined(Uint8Array.of(0xfe, 0xff), plain, longer, speakers, pcmKind)
}
const beyond4GB = () => {
  const bytes = pcm(PLAIN)
  const file = riff(
    chunk('ds64', numbers(0, 0, bytes.length, 0, PLAIN.left.length, 0, 0)),
    format(PLAIN),
    chunk('data', bytes, 0xff_ff_ff_ff),
  )
  file.set(text('RF64'))
  return file
}
/** Masters as editors write them. */
const GOOD = [
  ['as short as can be', riff(format(PLAIN), data(PLAIN))],
  [
    'with notes',
    riff(chunk('LIST', text('INFOISFT')), format(PLAIN), data(PLAIN), chunk('id3 ', text('tagger'.repeat(50)))),
  ],
  ['with a long format', riff(chunk('fmt ', extensible()), data(DEEP))],
  ['with lengths beyond 4 GB', beyond4GB()],
] as const

const readerOf = (file: Uint8Array) => async (at: number, length: number) =>
  file.subarray(at, Math.min(file.length, at + length))

/** What was heard in a master, where nothing is said against it; these are too short, which is all they may be. */
const judge = async (file: Uint8Array): Promise<SoundReport | null> => {
  const read = readerOf(file)
  const facts = await findWavSound(read, file.length)
  if (facts === null) return null
  const asLong = { ...facts, durationMs: facts.durationMs * 60 }
  if (hasErrors(audioProblems({ ...asLong, container: 'WAV', bytes: file.length }, 'media'))) return null
  const ignore = () => {}
  const analysis = await analyzeSound({
    read,
    size: file.length,
    onProgress: ignore,
    isStopped: () => false,
  })
  return 'report' in analysis ? analysis.report : null
}

const changed = (file: Uint8Array, at: number, by: number) => {
  const wrong = file.slice()
  wrong[at] = (wrong[at] ?? 0) ^ by
  return wrong
}
const byte = fc.integer({ min: 1, max: 255 })
/** A file beyond 4 GB does not say where it ends: what a tagger left there may be the end of the sound, 4 kB. */
const LOST_MS = 30
const RUNS = { numRuns: 250 }
const PATIENCE_MS = 60_000

describe.each(GOOD)('a WAV %s', (_name, good) => {
  const expectUnharmed = (heard: SoundReport | null, whole: SoundReport | null) => {
    if (heard === null) return
    const lost = (whole?.durationMs ?? 0) - heard.durationMs
    expect(Math.abs(lost)).toBeLessThan(LOST_MS)
    const same = { ...whole, durationMs: heard.durationMs, peaks: heard.peaks, loudness: heard.loudness }
    expect(heard).toEqual(same)
    expect(heard.loudness).toBeCloseTo(whole?.loudness ?? 0, 1)
  }

  test(
    'when a byte around its sound is wrong, then it is refused, or heard as it was',
    { timeout: PATIENCE_MS },
    async () => {
      const whole = await judge(good)
      expect(whole).toMatchObject({ durationMs: 1000, peak: -6 })
      const found = await findWavSound(readerOf(good), good.length)
      const [at, bytes] = [found?.at ?? 0, found?.bytes ?? 0]
      const around = fc.nat({ max: good.length - bytes - 1 }).map((place) => (place < at ? place : place + bytes))
      const check = async (place: number, by: number) => expectUnharmed(await judge(changed(good, place, by)), whole)
      await fc.assert(fc.asyncProperty(around, byte, check), RUNS)
    },
  )

  test('when a byte in its sound is wrong, then it is still heard to its end', { timeout: PATIENCE_MS }, async () => {
    const found = await findWavSound(readerOf(good), good.length)
    const [at, bytes] = [found?.at ?? 0, found?.bytes ?? 0]
    const inside = fc.integer({ min: at, max: at + bytes - 1 })
    const check = async (place: number, by: number) => {
      expect(await judge(changed(good, place, by))).toMatchObject({ durationMs: 1000, silent: false })
    }
    await fc.assert(fc.asyncProperty(inside, byte, check), { numRuns: 25 })
  })

  test(
    'when it ends too early, then it is refused, unless only notes are missing',
    { timeout: PATIENCE_MS },
    async () => {
      const whole = await judge(good)
      const found = await findWavSound(readerOf(good), good.length)
      const end = (found?.at ?? 0) + (found?.bytes ?? 0)
      const check = async (length: number) => {
        expect(await judge(good.slice(0, length))).toEqual(length < end ? null : whole)
      }
      await fc.assert(fc.asyncProperty(fc.nat({ max: good.length }), check), RUNS)
    },
  )
})

test.each([
  ['takes in what follows it', 4, chunk('id3 ', text('tags')), true],
  ['takes in the name of what follows it, which reads like another one', 8, chunk('id3 ', text('tagstags')), true],
  ['is longer than its header says', -4, new Uint8Array(), true],
  ['has zeros behind it', 0, new Uint8Array(6), false],
  ['has another part behind it', 0, chunk('LIST', text('INFO')), false],
] as const)(
  'when the sound of a WAV %s, then it is $3 that its header is wrong',
  async (_name, more, behind, isWrong) => {
    const bytes = pcm(PLAIN)
    const file = riff(format(PLAIN), chunk('data', bytes, bytes.length + more), behind)
    // A tagger that knows nothing of WAV writes behind the end of the file.
    const tagged = joined(file, text('ID3\u0003'))
    for (const whole of [file, tagged]) {
      const found = await findWavSound(readerOf(whole), whole.length)
      expect(found?.flaw).toBe(isWrong ? 'HEADER_WRONG' : null)
    }
  },
)
