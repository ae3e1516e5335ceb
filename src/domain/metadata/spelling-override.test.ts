import { describe, expect, test } from 'vitest'
import type { ProblemField } from '#src/domain/fields.ts'
import {
  canKeep,
  fieldInPart,
  type SpellingOverride,
  spellingOf,
  withSpellingOverrides,
} from '#src/domain/metadata/spelling-override.ts'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'

const PART = {
  title: ' Blue Moon ',
  version: ' Live ',
  artists: [{ name: 'Ana' }, { name: 'Leo' }],
  composer: ['Ida', 'Ugo'],
  lyricist: ['Eva'],
  contributors: [{ name: 'K' }],
}

test.each([
  ['title', 'Blue Moon'],
  ['version', 'Live'],
  ['artists', 'Ana, Leo'],
  ['composer', 'Ida, Ugo'],
  ['lyricist', 'Eva'],
  ['contributors', 'K'],
])('when the field is %s, then its spelling is “%s”', (field, spelling) => {
  expect(spellingOf(PART, field)).toBe(spelling)
})

test.each([['version'], ['composer'], ['lyricist'], ['contributors']])(
  'when the field %s is empty, then so is its spelling',
  (field) => {
    expect(spellingOf({ title: 'Blue', version: null, artists: [] }, field)).toBe('')
  },
)

test.each<[ProblemField, string]>([
  ['title', 'title'],
  ['tracks.t1.title', 'title'],
  ['tracks.t1.version', 'version'],
  ['artists', 'artists'],
])('when a problem is at %s, then the field in its part is %s', (field, expected) => {
  expect(fieldInPart(warning('TITLE_CASE', field))).toBe(expected)
})

describe('what can be kept as it is written', () => {
  test.each<[boolean, Problem]>([
    [true, warning('TITLE_CASE', 'title')],
    [true, warning('VERSION_CASE', 'tracks.t1.version')],
    [true, warning('ARTIST_COMPOUND', 'artists')],
    [true, warning('ARTIST_COMPOUND', 'tracks.t1.composer')],
    [false, error('TITLE_MISSING', 'title')],
    [false, info('TITLE_LONG', 'title')],
    [false, warning('TITLE_CASE', 'media')],
    [false, warning('LIVE_DIFFERS', 'version')],
    [false, warning('KARAOKE_NOT_SAID', 'title')],
    [false, warning('FEATURED_NOT_ON_RELEASE', 'artists')],
    [false, warning('CONTRIBUTORS_MISSING', 'contributors')],
  ])('when it is %s that a spelling can be kept (%#), then the problem says so', (isKept, problem) => {
    expect(canKeep(problem)).toBe(isKept)
  })
})

describe('a spelling that its artist wants', () => {
  const problem = warning('TITLE_CASE', 'title', { fix: 'Blue moon', move: { to: 'version', text: 'Live' } })
  const override: SpellingOverride = { code: 'TITLE_CASE', field: 'title', spelling: 'Blue Moon', reason: 'A name' }
  const withOverrides = (...keptSpellings: SpellingOverride[]) =>
    withSpellingOverrides([problem], { ...PART, keptSpellings })

  test('when it is as it was, then the problem is a hint with the reason, and has no repair', () => {
    expect(withOverrides(override)).toEqual([
      { code: 'TITLE_CASE', field: 'title', severity: 'INFO', overrideReason: 'A name' },
    ])
  })

  test.each<[string, SpellingOverride]>([
    ['another spelling', { ...override, spelling: 'Blue moon' }],
    ['another rule', { ...override, code: 'TITLE_SPACES' }],
    ['another field', { ...override, field: 'version' }],
  ])('when it is about %s, then the problem stays', (_what, other) => {
    expect(withOverrides(other)).toEqual([problem])
  })

  test('when the problem is an error, or nothing is kept, then it stays', () => {
    const sure = error('TITLE_CASE', 'title')
    expect(withSpellingOverrides([sure], { ...PART, keptSpellings: [override] })).toEqual([sure])
    expect(withSpellingOverrides([problem], PART)).toEqual([problem])
  })
})
