import { describe, expect, test } from 'vitest'
import { atmosLengthProblems, atmosProblems } from '#src/domain/media/dolby-atmos.ts'

const facts = {
  container: 'WAV',
  durationMs: 60_000,
  sampleRate: 48_000,
  bitDepth: 24,
  channels: 12,
  bytes: 1000,
  truncated: false,
  chunks: ['fmt ', 'axml', 'chna', 'data'],
}
const codes = (change: Partial<typeof facts>) =>
  atmosProblems({ ...facts, ...change }, 'dolbyAtmos').map(({ code }) => code)

describe('a Dolby Atmos master', () => {
  test.each<[string, Partial<typeof facts>, string[]]>([
    ['as it should be', {}, []],
    ['empty', { bytes: 0 }, ['AUDIO_EMPTY']],
    ['too large', { bytes: 1024 ** 3 + 1 }, ['AUDIO_TOO_HEAVY']],
    ['unreadable', { container: '' }, ['AUDIO_UNREADABLE']],
    ['of another kind', { container: 'FLAC' }, ['ATMOS_CONTAINER']],
    ['cut off', { truncated: true }, ['AUDIO_TRUNCATED']],
    ['without its model', { chunks: ['fmt ', 'chna', 'data'] }, ['ATMOS_NOT_ADM']],
    ['plain stereo', { channels: 2, chunks: ['fmt ', 'data'] }, ['ATMOS_NOT_ADM', 'ATMOS_CHANNELS']],
    ['of 16 bit and 44.1 kHz', { bitDepth: 16, sampleRate: 44_100 }, ['ATMOS_BIT_DEPTH', 'ATMOS_SAMPLE_RATE']],
  ])('when it is %s, then the problems are $2', (_name, change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  test.each([
    [{ bytes: 1024 ** 3 + 1 }, { gigabytes: 1 }],
    [{ container: 'FLAC' }, { container: 'FLAC' }],
    [{ bitDepth: 16 }, { bits: 16, expected: 24 }],
    [{ sampleRate: 44_100 }, { kilohertz: 44.1, expected: 48 }],
    [{ channels: 2 }, { channels: 2 }],
  ])('when it has %j, then the problem says %j', (change, values) => {
    expect(atmosProblems({ ...facts, ...change }, 'dolbyAtmos')).toMatchObject([{ field: 'dolbyAtmos', values }])
  })

  test('when it is as large as it may be, then it is taken; when its header is wrong, then nothing else is said', () => {
    expect(codes({ bytes: 1024 ** 3 })).toEqual([])
    const wrong = { ...facts, flaw: 'HEADER_WRONG', bitDepth: 0 } as const
    expect(atmosProblems(wrong, 'dolbyAtmos').map(({ code }) => code)).toEqual(['AUDIO_HEADER_WRONG'])
  })

  test.each([
    [200_000, 201_000, 0],
    [201_001, 200_000, 1],
    [200_000, 201_001, 1],
  ])(
    'when a stereo master lasts %i ms and it lasts %i ms, then the number of problems is %i',
    (stereo, atmos, problems) => {
      expect(atmosLengthProblems({ durationMs: stereo }, { durationMs: atmos })).toHaveLength(problems)
    },
  )
  test('when one of the two masters is missing, then no length is a problem', () => {
    expect(atmosLengthProblems(null, { durationMs: 1 })).toEqual([])
    expect(atmosLengthProblems({ durationMs: 1 }, null)).toEqual([])
  })
})
