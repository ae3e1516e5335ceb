import { describe, expect, test } from 'vitest'
import { seedOf } from '#mocks/db/seed/random.ts'
import { peaksOf, pieceOf, type Sound } from '#mocks/sound/piece.ts'
import { renderPiece } from '#mocks/sound/render-piece.ts'
import { findWavSound } from '#src/domain/media/wav.ts'

const HEADER = 44
const soundOf = (key: string, mood: Sound['mood'] = 'GROOVE', durationMs = 60_000): Sound => ({
  seed: seedOf(key),
  durationMs,
  mood,
})
const samplesOf = async (sound: Sound) => new Int16Array((await renderPiece(sound).arrayBuffer()).slice(HEADER))

/** The loudest sample of each part, from 0 to 1. */
const loudestOf = (samples: Int16Array, count: number) =>
  Array.from({ length: count }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * samples.length) / count))
    return samples.subarray(from, to).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0) / 32_768
  })
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('when a piece of the demo is rendered', () => {
  test('then it is a stereo WAV file as long as its master', async () => {
    const bytes = new Uint8Array(await renderPiece(soundOf('a', 'CALM', 12_345)).arrayBuffer())
    const read = async (at: number, length: number) => bytes.subarray(at, at + length)
    expect(await findWavSound(read, bytes.length)).toMatchObject({ channels: 2, bitDepth: 16, durationMs: 12_345 })
  })

  test('then it is the same each time, and like no other', async () => {
    const first = await samplesOf(soundOf('a', 'CLUB', 20_000))
    expect(await samplesOf(soundOf('a', 'CLUB', 20_000))).toEqual(first)
    expect(await samplesOf(soundOf('b', 'CLUB', 20_000))).not.toEqual(first)
  })

  test.each(['CALM', 'GROOVE', 'CLUB'] as const)('then it is as loud as its peaks say: %s', async (mood) => {
    for (const key of ['a', 'b', 'c']) {
      const sound = soundOf(key, mood)
      const rendered = loudestOf(await samplesOf(sound), 60)
      const drawn = peaksOf(pieceOf(sound), 60)
      expect(average(drawn.map((peak, part) => Math.abs(peak - (rendered[part] ?? 0))))).toBeLessThan(0.12)
      expect(Math.max(...rendered)).toBeGreaterThan(0.4)
      expect(Math.max(...rendered)).toBeLessThan(1)
    }
  })

  test('then it does not click where a bar ends', async () => {
    const samples = await samplesOf(soundOf('c', 'CALM', 30_000))
    let jump = 0
    for (let at = 2; at < samples.length; at += 2)
      jump = Math.max(jump, Math.abs((samples[at] ?? 0) - (samples[at - 2] ?? 0)))
    expect(jump / 32_768).toBeLessThan(0.6)
  })
})
