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
])('%s stands for various artists: %s', (name, expected) => {
  expect(isVarious(name)).toBe(expected)
})

describe('who is credited (catalogue-5.12)', () => {
  test.each([
    ['nobody', [], 'ARTIST_MISSING'],
    ['nobody as primary', [credited('Ana', 'FEATURED')], 'PRIMARY_ARTIST_MISSING'],
    ['one artist twice', [credited('Ana'), credited('Ana', 'FEATURED')], 'ARTIST_TWICE'],
    ['a word that is no name', [credited('Relaxation')], 'ARTIST_GENERIC'],
    ['the same in Italian', [credited('Meditazione')], 'ARTIST_GENERIC'],
    ['two in one name', [credited('Ana & Leo')], 'ARTIST_COMPOUND'],
    ['a guest inside a name', [credited('Ana feat. Leo')], 'ARTIST_COMPOUND'],
  ])('%s', (_name, artists, code) => {
    expect(codes(artists)).toEqual([code])
  })

  test.each([
    ['one', [credited('Ana')]],
    ['a spec’s older word for primary', [credited('Ana', 'MAIN')]],
    ['a guest beside', [credited('Ana'), credited('Leo', 'FEATURED')]],
    ['a name that only holds such letters', [credited('Max Andrex')]],
  ])('%s is fine', (_name, artists) => {
    expect(codes(artists)).toEqual([])
  })

  test('various artists may stand on a release, never on a track', () => {
    expect(codes([credited('Various Artists')])).toEqual([])
    expect(codes([credited('Various Artists')], true)).toEqual(['VARIOUS_ON_TRACK'])
  })

  test('a name in two may be a band: it does not block, and known bands are no problem', () => {
    expect(artistProblems([credited('Ana & Leo')], 'artists', { onTrack: false })).toMatchObject([
      { severity: 'WARNING' },
    ])
    expect(artistProblems([credited('Simon & Garfunkel')], 'artists', { onTrack: false })).toEqual([])
  })
})

describe('who else is in the catalogue', () => {
  const warnings = (artists: Parameters<typeof artistProblems>[0]) =>
    artistProblems(artists, 'artists', { onTrack: true }).map(({ code, severity, values }) => [severity, code, values])

  test('a member beside the band, by the people behind them (domain, L58)', () => {
    const member = { ...credited('Ana'), bands: ['Kaleido'] }
    const band = credited('Kaleido')
    expect(warnings([member, band])).toEqual([['WARNING', 'BAND_MEMBER', { name: 'Ana', other: 'Kaleido' }]])
    expect(warnings([band, { ...member, type: 'FEATURED' }])).toHaveLength(1)
    expect(warnings([member, credited('Leo')])).toEqual([])
    expect(warnings([member])).toEqual([])
  })

  test('another artist of nearly the same name, once (domain, L60)', () => {
    const zoe = { ...credited('Zoe'), similar: ['Zoë', 'ZOE'] }
    expect(warnings([zoe])).toEqual([['WARNING', 'ARTIST_ALMOST_SAME', { name: 'Zoe', other: 'Zoë' }]])
    // Both are credited: that they are alike is said of the two.
    expect(warnings([{ ...zoe, similar: ['Zoë'] }, credited('Zoë')])).toHaveLength(1)
    expect(warnings([{ ...zoe, similar: [] }])).toEqual([])
  })

  test('what is known of an artist goes to each of the credits', () => {
    const facts = [{ artistId: 'Ana', lacksProfile: true, bands: ['Kaleido'], similar: [] }]
    expect(withFacts([credited('Ana'), credited('Leo')], facts)).toEqual([
      { ...credited('Ana'), lacksProfile: true, bands: ['Kaleido'], similar: [] },
      credited('Leo'),
    ])
  })
})
