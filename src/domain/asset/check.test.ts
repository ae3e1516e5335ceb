import { describe, expect, test } from 'vitest'
import { assetProblems, type CheckedAsset } from '#src/domain/asset/check.ts'

const asset: CheckedAsset = {
  title: 'Paper Boats',
  contributors: [{ name: 'Anna Ferrante', role: 'PIANO' }],
  explicit: false,
  language: 'en',
  metadataLanguage: 'en',
  lyrics: 'La la',
  genre: 'Pop',
  subgenre: 'Indie Pop',
  alternateGenre: 'Rock',
  alternateSubgenre: 'Indie Rock',
  copyright: { year: 2026, text: 'Luna Records' },
  previewStart: 30,
  previewLength: 30,
  media: { durationMs: 200_000 },
  dolbyAtmos: { durationMs: 200_900 },
}
const found = (change: Partial<CheckedAsset>) =>
  assetProblems({ ...asset, ...change }, '2026-05-01').map(({ field, code, severity }) =>
    [field, code, ...(severity === 'ERROR' ? [] : [severity])].join(' '),
  )

describe('the data of an asset', () => {
  test.each<[string, Partial<CheckedAsset>, string[]]>([
    ['everything filled in', {}, []],
    ['an unknown language', { language: 'qq' }, ['language LANGUAGE_UNKNOWN']],
    ['a title in no language', { metadataLanguage: 'zxx' }, ['metadataLanguage LANGUAGE_UNKNOWN']],
    ['a title in several languages', { metadataLanguage: 'mul', title: 'Любовь e amore' }, []],
    [
      'a title in the letters of another language',
      { metadataLanguage: 'it', title: 'Любовь' },
      ['metadataLanguage METADATA_LANGUAGE_SCRIPT WARNING'],
    ],
    ['lyrics on an instrumental', { language: 'zxx' }, ['lyrics LYRICS_ON_INSTRUMENTAL']],
    ['blank lyrics on an instrumental', { language: 'zxx', lyrics: ' \n' }, []],
    ['no lyrics on an instrumental', { language: 'zxx', lyrics: null }, []],
    ['nothing but a title in digits', { title: '1999', lyrics: null, language: null, metadataLanguage: null }, []],
    ['a strong word', { lyrics: 'Che Cazzo' }, ['explicit STRONG_WORD_NOT_EXPLICIT WARNING']],
    ['a strong word and the explicit flag', { lyrics: 'Che Cazzo', explicit: true }, []],
    ['a harmless word that contains a strong one', { lyrics: 'Scunthorpe', title: 'Cocktail' }, []],
    [
      'a performer without an instrument',
      { contributors: [{ name: 'Anna Ferrante', role: 'PERFORMER' }] },
      ['contributors CONTRIBUTOR_PERFORMER_GENERIC WARNING'],
    ],
    ['a subgenre of another genre', { subgenre: 'Techno' }, ['subgenre SUBGENRE_OUTSIDE_GENRE']],
    [
      'an alternate subgenre of another genre',
      { alternateSubgenre: 'Ballad' },
      ['alternateSubgenre SUBGENRE_OUTSIDE_GENRE'],
    ],
    [
      'the same genre twice',
      { alternateGenre: 'Pop', alternateSubgenre: null },
      ['alternateGenre ALTERNATE_GENRE_SAME'],
    ],
    ['no copyright', { copyright: { year: null, text: ' ' } }, []],
    [
      'a copyright owner without a year',
      { copyright: { year: null, text: 'Luna' } },
      ['copyright.year COPYRIGHT_YEAR_MISSING'],
    ],
    [
      'a copyright year without an owner',
      { copyright: { year: 1900, text: '' } },
      ['copyright.text COPYRIGHT_OWNER_MISSING'],
    ],
    ['a copyright year before 1900', { copyright: { year: 1899, text: 'L' } }, ['copyright.year COPYRIGHT_YEAR_WRONG']],
    ['a copyright year to come', { copyright: { year: 2027, text: 'L' } }, ['copyright.year COPYRIGHT_YEAR_WRONG']],
    [
      'a preview past the end',
      { previewStart: 171 },
      ['previewStart PREVIEW_START_TOO_LATE', 'previewLength PREVIEW_LENGTH_TOO_LONG'],
    ],
    [
      'a Dolby Atmos master of another length',
      { dolbyAtmos: { durationMs: 198_999 } },
      ['dolbyAtmos ATMOS_LENGTH_DIFFERS'],
    ],
    ['no masters', { media: null, dolbyAtmos: null, previewStart: 900 }, []],
  ])('when it has %s (%j), then the problems are %j', (_name, change, expected) => {
    expect(found(change)).toEqual(expected)
  })
})

test('when a text has a strong word, then it is named as it is written', () => {
  const [problem] = assetProblems({ ...asset, lyrics: 'Che Cazzo' }, '2026-05-01')
  expect(problem?.values).toEqual({ word: 'Cazzo' })
})
