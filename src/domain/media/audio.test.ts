import { describe, expect, test } from 'vitest'
import { MEDIA_BYTES_MAX } from '#src/domain/limits.ts'
import { audioProblems, type AudioFacts } from '#src/domain/media/audio.ts'

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
    [{ flaw: 'COMPRESSED', bitDepth: 0, durationMs: 0 }, ['AUDIO_COMPRESSED']],
    [{ flaw: 'HEADER_WRONG', durationMs: 0 }, ['AUDIO_HEADER_WRONG']],
    [{ flaw: null }, []],
    [{ sampleRate: 22_050 }, ['AUDIO_SAMPLE_RATE']],
    [{ bitDepth: 8 }, ['AUDIO_BIT_DEPTH']],
    [{ channels: 1 }, ['AUDIO_CHANNELS']],
    [{ durationMs: 4999 }, ['AUDIO_TOO_SHORT']],
    [{ durationMs: 5000 }, ['AUDIO_SHORT']],
    [{ durationMs: 30_000 }, []],
  ])('when a good one is changed by %j, then the problems are %j', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  test.each<[Partial<AudioFacts>]>([[{ sampleRate: 0 }], [{ durationMs: 0 }]])(
    'when %j is all that could be read, then it is unreadable',
    (change) => {
      expect(codes(change)).toEqual(['AUDIO_UNREADABLE'])
    },
  )

  test.each<[Partial<AudioFacts>, Record<string, string | number>]>([
    [{ bytes: MEDIA_BYTES_MAX + 1 }, { gigabytes: 1 }],
    [{ container: 'MP3' }, { container: 'MP3' }],
    [{ sampleRate: 22_050 }, { kilohertz: 22.05 }],
    [{ bitDepth: 8 }, { bits: 8 }],
    [{ channels: 6 }, { channels: 6 }],
    [{ durationMs: 4999 }, { seconds: 5 }],
    [{ durationMs: 5000 }, { seconds: 30 }],
  ])('when a good one is changed by %j, then the problem says %j', (change, values) => {
    expect(audioProblems({ ...good, ...change }, 'media')).toMatchObject([{ field: 'media', values }])
  })
})
