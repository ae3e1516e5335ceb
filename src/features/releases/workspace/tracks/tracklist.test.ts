import { describe, expect, test } from 'vitest'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'
import { emptyRelease } from '#src/features/releases/workspace/form/release-form.ts'
import {
  creditCopies,
  creditsOf,
  newTrack,
  savedAddedTracks,
  withCredits,
} from '#src/features/releases/workspace/tracks/tracklist.ts'

const track = (assetId: string, composer: string) => ({
  ...newTrack(assetId, `${assetId}.wav`, emptyRelease('EP', '')),
  composer: [composer],
})
const tracks = [track('a', 'Anna Ferrante'), track('b', 'Bruno Prova'), track('c', 'Carla Prova')]
const [first] = tracks

describe('when credits are copied to another track', () => {
  test('then artists, writers and all others are copied, and nothing else', () => {
    const credits = first === undefined ? undefined : creditsOf(first)
    expect(credits).toEqual({ artists: [], composer: ['Anna Ferrante'], lyricist: [], contributors: [] })
    const copied = withCredits(tracks, new Map(credits === undefined ? [] : [['c', credits]]))
    expect(copied.map(({ title, composer }) => [title, ...composer])).toEqual([
      ['a', 'Anna Ferrante'],
      ['b', 'Bruno Prova'],
      ['c', 'Anna Ferrante'],
    ])
  })

  test('and the copy is undone, then each track has the credits from before', () => {
    const before = new Map(tracks.map((each) => [each.assetId, creditsOf(each)]))
    const changed = tracks.map((each) => ({ ...each, composer: [], title: 'New' }))
    expect(withCredits(changed, before).map(({ title, composer }) => [title, ...composer])).toEqual([
      ['New', 'Anna Ferrante'],
      ['New', 'Bruno Prova'],
      ['New', 'Carla Prova'],
    ])
  })
})

describe('when credits can be copied', () => {
  const artists = [{ artistId: 'z', name: 'Zoe Prova', image: null, type: 'PRIMARY' as const }]
  const filled = (assetId: string) => ({ ...track(assetId, 'Anna Ferrante'), artists })
  const empty = (assetId: string) => ({ ...track(assetId, ''), artists, composer: [] })
  const offered = (list: readonly ReturnType<typeof track>[], assetId: string) => {
    const { sources, targets, nearest } = creditCopies(list, assetId)
    const idsOf = (found: typeof sources) => found.map((each) => each.assetId).join('')
    return [idsOf(sources), idsOf(targets), nearest?.assetId]
  }
  test.each([
    ['of the only track that has any', [filled('a'), empty('b')], 'a', ['', 'b', undefined]],
    ['of a track to an empty one', [filled('a'), empty('b')], 'b', ['a', '', 'a']],
    ['beside an empty track', [filled('a'), empty('b'), filled('c')], 'c', ['a', 'ab', 'a']],
    ['of the track before', [filled('a'), filled('b'), empty('c'), filled('d')], 'c', ['abd', '', 'b']],
    ['of artists alone', [empty('a'), empty('b')], 'b', ['a', 'a', 'a']],
    [
      'of nothing',
      [
        { ...empty('a'), artists: [] },
        { ...empty('b'), artists: [] },
      ],
      'a',
      ['', '', undefined],
    ],
  ])('%s, then nothing that is filled in can be erased', (_what, list, assetId, found) => {
    expect(offered(list, assetId)).toEqual(found)
  })
})

describe('the title from a file name', () => {
  test.each([
    ['01 - Paper Boats.wav', 'Paper Boats'],
    ['03_Tin_Boats.flac', 'Tin Boats'],
    ['12. Lead.WAV', 'Lead'],
    ['1999.wav', '1999'],
    ['24 Hours.wav', '24 Hours'],
    ['01 Hours.wav', 'Hours'],
    ['24_Hours.wav', 'Hours'],
    ['Mr. Blue  Sky', 'Mr. Blue Sky'],
    ['.wav', ''],
  ])('when a file is named “%s”, then it is “%s”', (file, title) => {
    expect(titleFromFileName(file)).toBe(title)
  })
})

test('when a track is added, then it is prefilled from its release', () => {
  const release = { ...emptyRelease('VIDEO', 'Paper Boats'), explicit: true, defaultLanguage: 'it' }
  expect(newTrack('t1', '01 Paper Boats.mov', release)).toMatchObject({
    format: 'VIDEO',
    title: 'Paper Boats',
    explicit: true,
    language: 'it',
    media: null,
    revision: null,
  })
})

const before = { assetId: 'before', revision: 1 }
const added = { assetId: 'added', revision: 0 }
const uploading = { assetId: 'uploading', revision: null }

test('when tracks were added to a saved release, then those that are assets already are found', () => {
  expect(savedAddedTracks([before, added, uploading], [before])).toEqual([added])
  expect(savedAddedTracks([before], [before, added])).toEqual([])
})

test('when a release was never saved, then each of its tracks that is an asset is found', () => {
  expect(savedAddedTracks([added, uploading], [])).toEqual([added])
})
