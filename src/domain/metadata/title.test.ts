import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { titleProblems } from '#src/domain/metadata/title.ts'
import { versionProblems } from '#src/domain/metadata/version.ts'

const codes = (title: string, language = 'en') => titleProblems(title, language, 'title').map(({ code }) => code)

describe('accepted titles', () => {
  test.each([
    ['Blue Moon'],
    ['Defeat'],
    ['Left of Nowhere'],
    ['Raft'],
    ['HELP'],
    ['1999'],
    ['夜に駆ける'],
    ['La canzone del mare'],
    ["Dell'amore e del po'"],
    ['Dreams, Pt. 2'],
    ['S&M'],
    ['Songs About R&B'],
    ['Get Up Off of That Thing'],
  ])('when a title is “%s”, then it has no problem', (title) => {
    expect(codes(title)).toEqual([])
  })
})

describe('refused titles', () => {
  test.each([
    ['', 'TITLE_MISSING'],
    ['   ', 'TITLE_MISSING'],
    ['Blue Moon (feat. Ana)', 'TITLE_FEATURED_ARTIST'],
    ['Body Language Ft. Usher', 'TITLE_FEATURED_ARTIST'],
    ['Blue Moon w/ Ana', 'TITLE_FEATURED_ARTIST'],
    ['Blue Moon (prod. by K)', 'TITLE_PRODUCER'],
    ['Blue Moon (Explicit)', 'TITLE_EXPLICIT_WORD'],
    ['Blue Moon - Single', 'TITLE_FORMAT_WORD'],
    ['Blue Moon (Official Video)', 'TITLE_MARKETING'],
    ['Blue Moon www.x.com', 'TITLE_ADDRESS'],
    ['Blue Moon @luna', 'TITLE_ADDRESS'],
    ['Blue Moon 🌙', 'TITLE_SYMBOLS'],
    ['Blue <b>Moon</b>', 'TITLE_SYMBOLS'],
    ['Track 01', 'TITLE_GENERIC'],
    ['Untitled', 'TITLE_GENERIC'],
    ['Blue Moon (Radio Edit)', 'TITLE_VERSION_WORD'],
    ['Blue Moon (2024 Remaster)', 'TITLE_VERSION_WORD'],
    ['Blue (Moon', 'TITLE_BRACKETS'],
    ['B'.repeat(256), 'TITLE_TOO_LONG'],
  ])('when a title is “%s”, then its problem is %s', (title, code) => {
    expect(codes(title)).toContain(code)
  })

  test('when a title has 255 characters, then it is long, but not too long', () => {
    expect(codes(`B${'a'.repeat(254)}`)).toEqual(['TITLE_LONG'])
  })
})

describe('a guest or a producer in a title', () => {
  test.each([
    ['Blue Moon (feat. Ana)', ['TITLE_FEATURED_ARTIST']],
    ['Blue Moon (with Ana)', ['TITLE_FEATURED_ARTIST']],
    ['Blue Moon featuring Ana', ['TITLE_FEATURED_ARTIST']],
    ['Blue Moon w/ Ana', ['TITLE_FEATURED_ARTIST']],
    ['Blue Moon (prod. by K)', ['TITLE_PRODUCER']],
    ['Blue Moon (feat. ana) [prod. by K]', ['TITLE_FEATURED_ARTIST', 'TITLE_PRODUCER']],
  ])('when a title is “%s”, then nothing is said of the capitals of the credit', (title, expected) => {
    expect(codes(title)).toEqual(expected)
  })

  test.each([
    ['blue moon (feat. Ana)', 'TITLE_ALL_LOWER', 'Blue Moon (feat. Ana)'],
    ['BLUE MOON (feat. Ana) [prod. by K]', 'TITLE_ALL_CAPITALS', 'Blue Moon (feat. Ana) [prod. by K]'],
    ['Lost In A Pair (with Ana) Of Eyes', 'TITLE_CASE', 'Lost in a Pair (with Ana) of Eyes'],
  ])('when a title is “%s”, then the repair of %s is “%s”', (title, code, fix) => {
    expect(titleProblems(title, 'en', 'title').find((problem) => problem.code === code)?.fix).toBe(fix)
  })
})

describe('titles with a repair', () => {
  test.each([
    ['  Blue   Moon ', 'en', 'TITLE_SPACES', 'Blue Moon'],
    ['BLUE MOON', 'en', 'TITLE_ALL_CAPITALS', 'Blue Moon'],
    ['LA CANZONE DEL MARE', 'it', 'TITLE_ALL_CAPITALS', 'La canzone del mare'],
    ['blue moon', 'en', 'TITLE_ALL_LOWER', 'Blue Moon'],
    ['la canzone', 'it', 'TITLE_ALL_LOWER', 'La canzone'],
    ['Dreams Part 2', 'en', 'TITLE_PART', 'Dreams, Pt. 2'],
    ['Dreams, Volume III', 'en', 'TITLE_PART', 'Dreams, Vol. III'],
    ["E' tempo", 'it', 'TITLE_ACCENT', 'È tempo'],
    ["Perche' no", 'it', 'TITLE_ACCENT', 'Perché no'],
    ["La citta' di notte", 'it', 'TITLE_ACCENT', 'La città di notte'],
  ])(
    'when “%s” is a title in the language %s, then %s is a warning with the repair “%s”',
    (title, language, code, fix) => {
      expect(titleProblems(title, language, 'title').find((problem) => problem.code === code)).toMatchObject({
        severity: 'WARNING',
        fix,
      })
    },
  )

  test('when a title is repaired, then the same problem is not found again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('en', 'it'), (title, language) => {
        for (const { code, fix } of titleProblems(title, language, 'title'))
          if (fix !== undefined && fix !== '') expect(codes(fix, language)).not.toContain(code)
      }),
    )
  })
})

describe('versions', () => {
  test.each([null, '', 'Radio Edit', 'Live', '2024 Remaster'])(
    'when a version is “%s”, then it has no problem',
    (version) => {
      expect(versionProblems(version, 'version')).toEqual([])
    },
  )

  test.each(['Original', 'Original Mix', 'original version', 'Album Version', 'Official'])(
    'when a version is “%s”, then it is needless, and its repair is to empty it',
    (version) => {
      expect(versionProblems(version, 'version')).toMatchObject([
        { code: 'VERSION_NEEDLESS', severity: 'ERROR', fix: '' },
      ])
    },
  )

  test('when a version names a guest, then nothing is said of the capitals', () => {
    expect(versionProblems('live featuring ana', 'version')).toMatchObject([{ code: 'VERSION_FEATURED_ARTIST' }])
  })

  test.each(['(radio edit)', '[radio edit]'])(
    'when a version is “%s”, then its repair is “Radio Edit” without brackets',
    (version) => {
      expect(versionProblems(version, 'version')).toMatchObject([{ code: 'VERSION_BRACKETS', fix: 'Radio Edit' }])
    },
  )
})
