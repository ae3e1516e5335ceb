import { describe, expect, test } from 'vitest'
import { faultProblem, soundProblems } from '#src/domain/media/sound-problems.ts'
import { type SoundReport, writePeaks } from '#src/domain/media/sound-report.ts'

const report: SoundReport = {
  durationMs: 200_000,
  peak: -0.3,
  loudness: -9.8,
  clippedRuns: 0,
  silenceAtStartMs: 3000,
  silenceAtEndMs: 3000,
  dualMono: false,
  silent: false,
  silentChannel: null,
  cutOffHz: null,
  peaks: writePeaks([]),
}
const problems = (change: Partial<SoundReport>) => soundProblems({ ...report, ...change }, 'media')

describe('a master whose sound was analysed', () => {
  test('when nothing is wrong, then it has no problem', () => expect(problems({})).toEqual([]))
  test.each<[Partial<SoundReport>, string, string, Record<string, number> | undefined]>([
    [{ clippedRuns: 7 }, 'WARNING', 'AUDIO_CLIPPED', { places: 7 }],
    [{ silenceAtStartMs: 3001 }, 'WARNING', 'AUDIO_SILENCE_START', { seconds: 3 }],
    [{ silenceAtEndMs: 12_400 }, 'WARNING', 'AUDIO_SILENCE_END', { seconds: 12 }],
    [{ silentChannel: 'LEFT' }, 'WARNING', 'AUDIO_LEFT_SILENT', undefined],
    [{ silentChannel: 'RIGHT' }, 'WARNING', 'AUDIO_RIGHT_SILENT', undefined],
    [{ dualMono: true }, 'INFO', 'AUDIO_DUAL_MONO', undefined],
    [{ cutOffHz: 15_950 }, 'INFO', 'AUDIO_CUT_OFF', { kilohertz: 16 }],
    [{ silent: true, silenceAtStartMs: 200_000 }, 'ERROR', 'AUDIO_SILENT', undefined],
  ])('when its report has %j, then the only problem is %s %s', (change, severity, code, values) => {
    const [only, ...others] = problems(change)
    expect(only).toMatchObject({ severity, code, field: 'media' })
    expect(only?.values).toEqual(values)
    expect(others).toEqual([])
  })
})

test('when a sound was not analysed, then nothing is said, and when it could not be, then a warning is given', () => {
  expect(soundProblems(undefined, 'media')).toEqual([])
  expect(soundProblems(null, 'media')).toMatchObject([{ severity: 'WARNING', code: 'AUDIO_NOT_HEARD' }])
})

test.each([
  ['TRUNCATED' as const, 'AUDIO_TRUNCATED', undefined],
  ['HEADER_WRONG' as const, 'AUDIO_HEADER_WRONG', undefined],
  ['DAMAGED' as const, 'AUDIO_DAMAGED', { place: '1:05' }],
])('when a file is %s, then the error is %s', (fault, code, values) => {
  const problem = faultProblem({ fault, atMs: 65_900 }, 'media')
  expect(problem).toMatchObject({ severity: 'ERROR', code })
  expect(problem.values).toEqual(values)
})
