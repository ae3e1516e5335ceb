import { describe, expect, test } from 'vitest'
import type { Credited } from '#src/domain/artist/credits.ts'
import { checkedTrack } from '#src/domain/release/testing/checked-track.ts'
import { releaseTracksProblems, type WithTracks } from '#src/domain/release/tracks-problems.ts'

const act = (name: string) => ({ artistId: name, type: 'PRIMARY' as const, name })
const boats = checkedTrack('a', { title: 'Paper Boats', artists: [act('Luna Sorbi')] })
const release: WithTracks = {
  title: 'Paper Boats',
  version: null,
  format: 'EP',
  artists: [act('Luna Sorbi')],
  genre: 'Pop',
  subgenre: null,
  explicit: false,
  defaultLanguage: 'en',
  tracks: [boats, checkedTrack('b', { title: 'Tin Boats', artists: [act('Luna Sorbi')] })],
}
const found = (change: Partial<WithTracks>) =>
  releaseTracksProblems({ ...release, ...change }).map(({ field, code }) => `${field} ${code}`)
const withVersion = (version: string, name = 'Luna Sorbi') => ({
  artists: [act(name)],
  tracks: [
    checkedTrack('a', { title: 'Paper Boats', version, artists: [act(name)] }),
    checkedTrack('b', { title: 'Tin Boats', artists: [act(name)] }),
  ],
})

test('when a release agrees with its tracks, then it has no problems', () => {
  expect(found({})).toEqual([])
})

describe('a release with one track has its artists (domain, L31)', () => {
  const guest = { artistId: 'ana', type: 'FEATURED' as const, name: 'Ana Prova' }
  const of = (...artists: readonly Credited[]) => ({ tracks: [checkedTrack('a', { title: 'Paper Boats', artists })] })

  test('when they differ, then the repair copies those of the track, in the roles that a release has', () => {
    const track = of(act('Leo Mare'), guest, { ...act('Kaleido'), type: 'REMIXER' })
    const [problem] = releaseTracksProblems({ ...release, ...track })
    expect(problem).toMatchObject({
      code: 'RELEASE_DIFFERS_FROM_TRACK',
      fix: 'Leo Mare, Ana Prova, Kaleido',
      credits: [
        { artistId: 'Leo Mare', type: 'PRIMARY' },
        { artistId: 'ana', type: 'FEATURED' },
        { artistId: 'Kaleido', type: 'FEATURED' },
      ],
    })
    expect(found({ ...track, artists: track.tracks.flatMap(({ artists }) => artists) })).toEqual([])
  })

  test('when its remixer is a guest of the release, which has no other role for one, then they are alike', () => {
    const kaleido = act('Kaleido')
    const artists = [act('Luna Sorbi'), { ...kaleido, type: 'FEATURED' as const }]
    expect(found({ artists, ...of(act('Luna Sorbi'), { ...kaleido, type: 'REMIXER' }) })).toEqual([])
  })

  test('when those of the track are wrong themselves, then they are not copied', () => {
    for (const artists of [[act('Leo Mare'), act('Leo Mare')], [act('Various Artists')]]) {
      const [problem] = releaseTracksProblems({ ...release, ...of(...artists) })
      expect(problem).toMatchObject({ code: 'RELEASE_DIFFERS_FROM_TRACK', field: 'artists' })
      expect(problem?.fix).toBeUndefined()
    }
  })
})

describe('whose song it was (domain, L44)', () => {
  test.each([
    'Tribute to Luna Sorbi',
    'Karaoke Version) [Originally Performed by Luna Sorbi]',
    'In the Style of LUNA SORBI',
    'made famous by Luna Sorbi',
    'Tributo a Luna Sorbi',
    'Nello stile di Luna Sorbi',
    'Portata al successo da Luna Sorbi',
  ])('when the version is “%s”, then Luna Sorbi cannot be its artist', (version) => {
    expect(found(withVersion(version))).toEqual([
      'artists KARAOKE_ORIGINAL_CREDITED',
      'tracks.a.artists KARAOKE_ORIGINAL_CREDITED',
    ])
    expect(found(withVersion(version, 'The Covers'))).toEqual([])
  })

  test('when the release says it, then it is said of all its tracks', () => {
    expect(found({ title: 'A Tribute to Luna Sorbi' })).toEqual([
      'artists KARAOKE_ORIGINAL_CREDITED',
      'tracks.a.artists KARAOKE_ORIGINAL_CREDITED',
      'tracks.b.artists KARAOKE_ORIGINAL_CREDITED',
    ])
  })

  test('when the version only resembles such words, then no artist is refused', () => {
    expect(found(withVersion('Tributes'))).toEqual([])
    expect(found(withVersion('Attribute to Luna Sorbi'))).toEqual([])
  })
})
