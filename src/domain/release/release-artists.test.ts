import { describe, expect, test } from 'vitest'
import { releaseArtistProblems } from '#src/domain/release/release-artists.ts'
import { checkedTrack } from '#src/domain/release/testing/checked-track.ts'

type Role = 'PRIMARY' | 'FEATURED' | 'MAIN'
const act = (name: string, type: Role = 'PRIMARY') => ({ artistId: name, type, name })
const by = (...names: string[]) =>
  names.map((name, index) => {
    const { media, ...track } = checkedTrack(`t${index}`, { artists: [act(name)] })
    return { ...track, media: media && { ...media, durationMs: 600_000 } }
  })
const FOUR = ['Ana', 'Leo', 'Ida', 'Ugo']
const found = (artists: ReturnType<typeof act>[], tracks = by(...FOUR)) =>
  releaseArtistProblems({ artists, tracks }).map(({ code }) => code)

describe('Various Artists stand alone (domain, L51)', () => {
  test.each([
    [[act('Various Artists')], []],
    [[act('Various Artists'), act('Ana')], ['PRIMARY_BESIDE_VARIOUS']],
    [[act('Ana', 'MAIN'), act('Artisti Vari')], ['PRIMARY_BESIDE_VARIOUS']],
    [[act('Various Artists'), act('Ana', 'FEATURED')], []],
  ])('%j: %j', (artists, codes) => {
    expect(found(artists)).toEqual(codes)
  })

  test('the others are named', () => {
    const [problem] = releaseArtistProblems({ artists: [act('VA'), act('Ana'), act('Leo')], tracks: [] })
    expect(problem).toMatchObject({ severity: 'ERROR', field: 'artists', values: { names: 'Ana, Leo' } })
  })
})

describe('who is on the tracks is on the release (domain, L55)', () => {
  test('four are Various Artists, three are listed, one on each track is enough', () => {
    expect(found([act('Ana')])).toEqual(['VARIOUS_REQUIRED'])
    expect(found([act('Ana'), act('Leo'), act('Ida')], by('Ana', 'Leo', 'Ida'))).toEqual([])
    expect(found([act('Ana')], by('Ana', 'Leo', 'Ida'))).toEqual(['ARTISTS_NOT_LISTED'])
    expect(found([act('Ana')], by('Ana', 'Ana'))).toEqual([])
    expect(found([act('Various Artists')], by('Ana', 'Leo', 'Ida'))).toEqual(['VARIOUS_NOT_NEEDED'])
  })

  test('a single track lists nobody else’s', () => {
    expect(found([act('Leo')], by('Ana'))).toEqual([])
  })
})

describe('a guest on each track is one of the release (domain, L67)', () => {
  const guest = (name: string) => checkedTrack(name, { artists: [act('Ana'), act('Leo', 'FEATURED')] })
  test('unless there is one track, or Various Artists', () => {
    expect(found([act('Ana')], [guest('a'), guest('b')])).toEqual(['FEATURED_NOT_ON_RELEASE'])
    expect(found([act('Ana'), act('Leo', 'FEATURED')], [guest('a'), guest('b')])).toEqual([])
    expect(found([act('Ana')], [guest('a')])).toEqual([])
    expect(found([act('Ana')], [guest('a'), checkedTrack('b', { artists: [act('Ana')] })])).toEqual([])
  })
})

describe('a profile at Spotify', () => {
  const without = [{ ...act('Ana'), lacksProfile: true }]
  const codes = (names: string[], artists = without) =>
    releaseArtistProblems({ artists, tracks: [], stores: names.map((name) => ({ id: name, name })) }).map(
      ({ code }) => code,
    )
  test('is asked for where Spotify is among the stores, of primary artists who are one artist', () => {
    expect(codes(['Deezer', 'Spotify'])).toEqual(['ARTIST_PROFILE_MISSING'])
    expect(codes(['SPOTIFY'])).toEqual(['ARTIST_PROFILE_MISSING'])
    expect(codes(['Deezer'])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Ana', 'FEATURED'), lacksProfile: true }])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Various Artists'), lacksProfile: true }])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Ana'), lacksProfile: false }])).toEqual([])
  })
})
