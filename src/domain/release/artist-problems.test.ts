import { describe, expect, test } from 'vitest'
import { releaseArtistProblems } from '#src/domain/release/artist-problems.ts'
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
  ])('when the artists are %j, then the problems are %j', (artists, codes) => {
    expect(found(artists)).toEqual(codes)
  })

  test('when the tracks need them, then a suggested repair lists them alone, beside the guests', () => {
    const artists = [act('Ana'), act('Various Artists'), act('Leo'), act('Eva', 'FEATURED')]
    const [problem] = releaseArtistProblems({ artists, tracks: by(...FOUR) })
    expect(problem).toMatchObject({
      fix: 'Various Artists, Eva',
      credits: [
        { artistId: 'Various Artists', type: 'PRIMARY' },
        { artistId: 'Eva', type: 'FEATURED' },
      ],
      isSuggestion: true,
    })
  })

  test.each([
    ['there are no tracks', []],
    ['the tracks have fewer artists', by('Ana', 'Leo', 'Ida')],
  ])('when %s, then nobody is asked to list them alone', (_, tracks) => {
    const problems = releaseArtistProblems({ artists: [act('Various Artists'), act('Ana')], tracks })
    const beside = problems.find(({ code }) => code === 'PRIMARY_BESIDE_VARIOUS')
    expect(beside).toMatchObject({ code: 'PRIMARY_BESIDE_VARIOUS' })
    expect(beside).not.toHaveProperty('fix')
  })

  test('when others stand beside them, then the error names the others', () => {
    const [problem] = releaseArtistProblems({ artists: [act('VA'), act('Ana'), act('Leo')], tracks: [] })
    expect(problem).toMatchObject({ severity: 'ERROR', field: 'artists', values: { names: 'Ana, Leo' } })
  })
})

describe('who is on the tracks is on the release (domain, L55)', () => {
  test('when tracks have four artists, then Various Artists is required, and fewer are listed by name', () => {
    expect(found([act('Ana')])).toEqual(['VARIOUS_REQUIRED'])
    expect(found([act('Ana'), act('Leo'), act('Ida')], by('Ana', 'Leo', 'Ida'))).toEqual([])
    expect(found([act('Ana')], by('Ana', 'Leo', 'Ida'))).toEqual(['ARTISTS_NOT_LISTED'])
    expect(found([act('Ana')], by('Ana', 'Ana'))).toEqual([])
    expect(found([act('Various Artists')], by('Ana', 'Leo', 'Ida'))).toEqual(['VARIOUS_NOT_NEEDED'])
  })

  test.each([
    ['an artist is not listed', [act('Ana'), act('Eva', 'FEATURED')], ['Ana', 'Leo', 'Ida']],
    ['Various Artists are not needed', [act('Various Artists'), act('Eva', 'FEATURED')], ['Ana', 'Leo', 'Ida']],
    ['one is only a guest', [act('Ana'), act('Leo', 'FEATURED'), act('Eva', 'FEATURED')], ['Ana', 'Leo', 'Ida']],
  ])('when %s, then a suggested repair lists those of the tracks', (_, artists, names) => {
    const tracks = by(...names)
    const [problem] = releaseArtistProblems({ artists, tracks })
    expect(problem).toMatchObject({ fix: 'Ana, Leo, Ida, Eva', isSuggestion: true })
    const repaired = problem?.credits?.map(({ artistId, type }) => ({ artistId, type, name: artistId })) ?? []
    expect(repaired.map(({ type }) => type)).toEqual(['PRIMARY', 'PRIMARY', 'PRIMARY', 'FEATURED'])
    expect(releaseArtistProblems({ artists: repaired, tracks })).toEqual([])
  })

  describe('a repair that puts Various Artists in', () => {
    test.each([
      ['', 'Various Artists'],
      ['en', 'Various Artists'],
      ['it', 'Artisti Vari'],
      ['ja', 'Various Artists'],
    ])('when the language is “%s”, then a person is offered “%s”, and nothing is left to say', (language, name) => {
      const tracks = by(...FOUR)
      const guests = [act('Eva', 'FEATURED')]
      const [problem] = releaseArtistProblems({ artists: [act('Ana'), ...guests], tracks, defaultLanguage: language })
      expect(problem).toMatchObject({ fix: name, move: { to: 'PRIMARY', text: name }, isSuggestion: true })
      expect(releaseArtistProblems({ artists: [act(name), ...guests], tracks, defaultLanguage: language })).toEqual([])
    })

    test.each([[[act('Ana')]], [[act('Various Artists'), act('Eva', 'FEATURED')]]])(
      'when there is less music than Various Artists need, then all are listed instead (%#)',
      (artists) => {
        const short = by(...FOUR).map((one) => ({ ...one, media: one.media && { ...one.media, durationMs: 60_000 } }))
        const [problem] = releaseArtistProblems({ artists, tracks: short })
        const credits = problem?.credits ?? []
        expect(credits.filter(({ type }) => type === 'PRIMARY')).toHaveLength(FOUR.length)
        const repaired = credits.map(({ artistId, type }) =>
          act(artistId, type === 'FEATURED' ? 'FEATURED' : undefined),
        )
        expect(releaseArtistProblems({ artists: repaired, tracks: short })).toEqual([])
      },
    )

    test('when a master is missing, then nobody knows yet how much music there is', () => {
      const [first, ...others] = by(...FOUR)
      const tracks = first === undefined ? [] : [{ ...first, media: null }, ...others]
      expect(releaseArtistProblems({ artists: [act('Various Artists')], tracks })).toEqual([])
    })
  })

  test('when a release has one track, then the artist of the track need not be listed', () => {
    expect(found([act('Leo')], by('Ana'))).toEqual([])
  })
})

describe('a guest on each track is one of the release (domain, L67)', () => {
  const guest = (name: string) => checkedTrack(name, { artists: [act('Ana'), act('Leo', 'FEATURED')] })
  test('when a guest is on each of several tracks, then the release has to list them too', () => {
    expect(found([act('Ana')], [guest('a'), guest('b')])).toEqual(['FEATURED_NOT_ON_RELEASE'])
    expect(found([act('Ana'), act('Leo', 'FEATURED')], [guest('a'), guest('b')])).toEqual([])
    expect(found([act('Ana')], [guest('a')])).toEqual([])
    expect(found([act('Ana')], [guest('a'), checkedTrack('b', { artists: [act('Ana')] })])).toEqual([])
  })

  test('when the release is by Various Artists, then no guest of its tracks is asked for', () => {
    const tracks = by(...FOUR).map((one) => ({ ...one, artists: [...one.artists, act('Eva', 'FEATURED')] }))
    expect(found([act('Various Artists')], tracks)).toEqual([])
    expect(found([act('Artisti Vari')], tracks)).toEqual([])
    // The same guest is asked for where the artists are listed by name.
    expect(found([act('Ana'), act('Leo'), act('Ida')], tracks.slice(0, 3))).toEqual(['FEATURED_NOT_ON_RELEASE'])
  })

  test('when guests are missing, then a warning names those who are on every track', () => {
    const tracks = [guest('a'), guest('b')].map((one) => ({
      ...one,
      artists: [...one.artists, act('Ida', 'FEATURED')],
    }))
    const [problem] = releaseArtistProblems({ artists: [act('Ana')], tracks: [...tracks, guest('c')] })
    expect(problem).toMatchObject({ severity: 'WARNING', field: 'artists', values: { names: 'Leo' } })
  })
})

describe('a profile at Spotify', () => {
  const without = [{ ...act('Ana'), lacksProfile: true }]
  const codes = (names: string[], artists = without) =>
    releaseArtistProblems({ artists, tracks: [], stores: names.map((name) => ({ id: name, name })) }).map(
      ({ code }) => code,
    )
  test('when Spotify is among the stores, then it is asked for of primary artists who are one artist', () => {
    expect(codes(['Deezer', 'Spotify'])).toEqual(['ARTIST_PROFILE_MISSING'])
    expect(codes(['SPOTIFY'])).toEqual(['ARTIST_PROFILE_MISSING'])
    expect(codes(['Deezer'])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Ana', 'FEATURED'), lacksProfile: true }])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Various Artists'), lacksProfile: true }])).toEqual([])
    expect(codes(['Spotify'], [{ ...act('Ana'), lacksProfile: false }])).toEqual([])
  })
})
