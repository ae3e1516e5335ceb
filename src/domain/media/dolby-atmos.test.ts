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
