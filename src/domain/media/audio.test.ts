import { MEDIA_BYTES_MAX } from '#src/domain/limits.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audioProblems, type AudioFacts } from '#src/domain/media/audio.ts'
import { readWavHeader } from '#src/domain/media/wav.ts'

const good: AudioFacts = {
  container: 'WAV',
  durationMs: 180_000,
  sampleRate: 44_100,
  bitDepth: 16,
  channels: 2,
  bytes: 31_752_044,
  truncated: false,
}
const codes = (change: Partial<AudioFacts>) => audioProblems({ ...good, ...change }, 'media').map(({ code }) => code)

describe('a master', () => {
  test.each<[Partial<AudioFacts>, string[]]>([
    [{}, []],
    [{ container: 'FLAC', bitDepth: 24, sampleRate: 192_000 }, []],
    [{ bytes: 0 }, ['AUDIO_EMPTY']],
    [{ bytes: MEDIA_BYTES_MAX }, []],
    [{ bytes: MEDIA_BYTES_MAX + 1 }, ['AUDIO_TOO_HEAVY']],
    [{ container: 'PNG' }, ['AUDIO_CONTAINER']],
    [{ container: '' }, ['AUDIO_UNREADABLE']],
    [{ truncated: true }, ['AUDIO_TRUNCATED']],
    [{ sampleRate: 22_050 }, ['AUDIO_SAMPLE_RATE']],
    [{ bitDepth: 8 }, ['AUDIO_BIT_DEPTH']],
    [{ channels: 1 }, ['AUDIO_CHANNELS']],
    [{ durationMs: 4999 }, ['AUDIO_TOO_SHORT']],
    [{ durationMs: 5000 }, ['AUDIO_SHORT']],
    [{ durationMs: 30_000 }, []],
  ])('%j gives %j', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })
})

const wav = (frames: number, { sampleRate = 44_100, extra = 0, tag = 'RIFF' } = {}) => {
  const bytes = new Uint8Array(44 + extra)
  const view = new DataView(bytes.buffer)
  const text = (at: number, words: string) =>
    [...words].forEach((letter, index) => view.setUint8(at + index, letter.codePointAt(0) ?? 0))
  text(0, tag)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, frames * 4, true)
  return bytes
}

describe('the header of a WAVE file', () => {
  test('tells length, rate and depth', () => {
    expect(readWavHeader(wav(88_200), 44 + 88_200 * 4)).toEqual({
      durationMs: 2000,
      sampleRate: 44_100,
      bitDepth: 16,
      channels: 2,
      truncated: false,
    })
    expect(readWavHeader(wav(96_000, { sampleRate: 96_000, tag: 'RF64' }), 44 + 96_000 * 4)?.durationMs).toBe(1000)
  })

  test('tells that the file ends too early, by a single byte too', () => {
    expect(readWavHeader(wav(88_200), 44 + 88_200 * 4 - 1)?.truncated).toBe(true)
    expect(readWavHeader(wav(88_200), 100_000)?.truncated).toBe(true)
  })

  test('is null for what is no WAVE file, and never throws', () => {
    expect(readWavHeader(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 4)).toBeNull()
    fc.assert(
      fc.property(fc.boolean(), fc.uint8Array({ maxLength: 400 }), fc.nat(), (real, rest, size) => {
        const bytes = real ? new Uint8Array([...wav(10).subarray(0, 12), ...rest]) : rest
        const facts = readWavHeader(bytes, size)
        return facts === null || facts.durationMs >= 0
      }),
    )
  })
})
