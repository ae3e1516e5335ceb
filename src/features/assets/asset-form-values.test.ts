import { describe, expect, test } from 'vitest'
import { assetFormOf, problemsOf, type AssetValues, inputOf, valuesOf } from '#src/features/assets/asset-form-values.ts'

const ARTIST = { artistId: '11111111-1111-4111-8111-111111111111', type: 'MAIN' as const, name: 'Ana', image: null }
const values: AssetValues = { ...valuesOf({ title: 'Paper Boats', format: 'TRACK' }), artists: [ARTIST] }
const form = assetFormOf({ media: 'media', dolbyAtmos: 'dolbyAtmos' })
const refused = (change: Partial<AssetValues>) =>
  form.safeParse({ ...values, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the form of an asset', () => {
  test('when nothing is typed, then it sends nothing', () => {
    expect(inputOf(form.parse(values))).toEqual({
      title: 'Paper Boats',
      version: null,
      format: 'TRACK',
      artists: [{ artistId: ARTIST.artistId, type: 'MAIN' }],
      composer: [],
      lyricist: [],
      contributors: [],
      isrc: null,
      explicit: null,
      language: null,
      metadataLanguage: null,
      lyrics: null,
      genre: null,
      subgenre: null,
      alternateGenre: null,
      alternateSubgenre: null,
      catalogTier: null,
      rightsClaim: null,
      copyright: { year: null, text: '' },
      previewStart: null,
      previewLength: null,
      media: null,
      dolbyAtmos: null,
    })
  })
  test('when values are typed, then it sends them, and shows again what was sent', () => {
    const typed = {
      explicit: 'false',
      previewStart: '0',
      catalogTier: 'MID',
      copyright: { year: '2026', text: 'Luna' },
    }
    const sent = inputOf(form.parse({ ...values, ...typed, composer: 'A, B' }))
    expect(sent).toMatchObject({ explicit: false, previewStart: 0, catalogTier: 'MID', composer: ['A', 'B'] })
    expect(valuesOf({ ...sent, artists: [], media: null, dolbyAtmos: null })).toMatchObject({
      ...typed,
      composer: 'A, B',
    })
  })
  test.each<[string, Partial<AssetValues>, string[]]>([
    ['no artist', { artists: [] }, ['artists ARTIST_REQUIRED']],
    ['featured artists only', { artists: [{ ...ARTIST, type: 'FEATURED' }] }, ['artists PRIMARY_ARTIST_MISSING']],
    ['a preview start in words', { previewStart: 'soon' }, ['previewStart WHOLE_NUMBER']],
    ['a preview of half a second', { previewLength: '0.5' }, ['previewLength WHOLE_NUMBER']],
    ['an invalid ISRC', { isrc: 'x' }, ['isrc ISRC_INVALID']],
    ['lyrics on an instrumental', { lyrics: 'La', language: 'zxx' }, ['lyrics LYRICS_ON_INSTRUMENTAL']],
    [
      'a copyright year before 1900',
      { copyright: { year: '1899', text: 'L' } },
      ['copyright.year COPYRIGHT_YEAR_WRONG'],
    ],
  ])('when it has %s, then it is not sent', (_what, change, expected) => {
    expect(refused(change)).toEqual(expected)
  })
  test('when it has problems, then they are found while it is typed', () => {
    const change = { lyrics: 'La', language: 'zxx', copyright: { year: '', text: 'Luna' } }
    expect(problemsOf({ ...values, ...change }).map(({ field }) => field)).toEqual(['lyrics', 'copyright.year'])
  })
})
