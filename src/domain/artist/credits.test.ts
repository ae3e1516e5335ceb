import { describe, expect, test } from 'vitest'
import { artistProblems, withFacts } from '#src/domain/artist/credits.ts'
import { isVarious } from '#src/domain/artist/names.ts'

const credited = (name: string, type: 'PRIMARY' | 'FEATURED' | 'MAIN' = 'PRIMARY', artistId = name) => ({
  artistId,
  type,
  name,
})
const codes = (artists: Parameters<typeof artistProblems>[0], onTrack = false) =>
  artistProblems(artists, 'artists', { onTrack }).map(({ code }) => code)

test.each([
  ['VA', true],
  ['v.a.', true],
  ['Various Artists', true],
  [' artisti vari ', true],
  ['Vanessa', false],
  ['Various Cruelties', false],
])('when it is asked whether “%s” stands for various artists, then the answer is %s', (name, expected) => {
  expect(isVarious(name)).toBe(expected)
})

describe('who is credited (catalogue-5.12)', () => {
  test.each([
    ['nobody', [], 'ARTIST_MISSING'],
    ['nobody as primary', [credited('Ana', 'FEATURED')], 'PRIMARY_ARTIST_MISSING'],
    ['one artist twice', [credited('Ana'), credited('Ana', 'FEATURED')], 'ARTIST_TWICE'],
    ['a word that is no name', [credited('Relaxation')], 'ARTIST_GENERIC'],
    ['an Italian word that is no name', [credited('Meditazione')], 'ARTIST_GENERIC'],
    ['two artists in one name', [credited('Ana & Leo')], 'ARTIST_COMPOUND'],
    ['a guest inside a name', [credited('Ana feat. Leo')], 'ARTIST_COMPOUND'],
  ])('when the credits have %s, then the problem is $2', (_name, artists, code) => {
    expect(codes(artists)).toEqual([code])
  })

  test.each([
    ['one primary', [credited('Ana')]],
    ['a main artist, an older word for primary', [credited('Ana', 'MAIN')]],
    ['a primary with a guest beside', [credited('Ana'), credited('Leo', 'FEATURED')]],
    ['a name that only contains such letters', [credited('Max Andrex')]],
  ])('when the credits have %s, then there is no problem', (_name, artists) => {
    expect(codes(artists)).toEqual([])
  })

  test('when Various Artists are credited, then a release takes them, but no track does', () => {
    expect(codes([credited('Various Artists')])).toEqual([])
    expect(codes([credited('Various Artists')], true)).toEqual(['VARIOUS_ON_TRACK'])
  })

  test('when Various Artists are written otherwise, then a repair puts them in as the language writes them', () => {
    const of = (...artists: ReturnType<typeof credited>[]) =>
      artistProblems(artists, 'artists', { onTrack: false, language: 'it' })
    const repair = { fix: 'Artisti Vari', move: { to: 'PRIMARY', text: 'Artisti Vari' }, isSuggestion: true }
    expect(of(credited('V.A.'), credited('Ana', 'FEATURED'))).toMatchObject([{ code: 'VARIOUS_SPELLING', ...repair }])
    // It takes the place of all primary artists.
    expect(of(credited('V.A.'), credited('Ana')).map(({ fix }) => fix)).toEqual([undefined])
    expect(of(credited('Ana'), credited('V.A.', 'FEATURED')).map(({ fix }) => fix)).toEqual([undefined])
  })

  test('when a name in two parts may be a band, then it is only a warning, and known bands are no problem', () => {
    expect(artistProblems([credited('Ana & Leo')], 'artists', { onTrack: false })).toMatchObject([
      { severity: 'WARNING' },
    ])
    expect(artistProblems([credited('Simon & Garfunkel')], 'artists', { onTrack: false })).toEqual([])
  })
})

describe('who else is in the catalogue', () => {
  const warnings = (artists: Parameters<typeof artistProblems>[0]) =>
    artistProblems(artists, 'artists', { onTrack: true }).map(({ code, severity, values }) => [severity, code, values])

  test('when a member is credited beside the band, then a warning names both (domain, L58)', () => {
    const member = { ...credited('Ana'), bands: ['Kaleido'] }
    const band = credited('Kaleido')
    expect(warnings([member, band])).toEqual([['WARNING', 'BAND_MEMBER', { name: 'Ana', other: 'Kaleido' }]])
    expect(warnings([band, { ...member, type: 'FEATURED' }])).toHaveLength(1)
    expect(warnings([member, credited('Leo')])).toEqual([])
    expect(warnings([member])).toEqual([])
  })

  test('when another artist has nearly the same name, then one warning names both (domain, L60)', () => {
    const zoe = { ...credited('Zoe'), similar: ['Zoë', 'ZOE'] }
    expect(warnings([zoe])).toEqual([['WARNING', 'ARTIST_ALMOST_SAME', { name: 'Zoe', other: 'Zoë' }]])
    // Both are credited: that they are alike is said of the two.
    expect(warnings([{ ...zoe, similar: ['Zoë'] }, credited('Zoë')])).toHaveLength(1)
    expect(warnings([{ ...zoe, similar: [] }])).toEqual([])
  })

  test('when facts of an artist are known, then their credit gets them, and others stay', () => {
    const facts = [{ artistId: 'Ana', lacksProfile: true, bands: ['Kaleido'], similar: [] }]
    expect(withFacts([credited('Ana'), credited('Leo')], facts)).toEqual([
      { ...credited('Ana'), lacksProfile: true, bands: ['Kaleido'], similar: [] },
      credited('Leo'),
    ])
  })
})
