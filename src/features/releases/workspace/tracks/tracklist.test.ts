import { describe, expect, test } from 'vitest'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'
import { emptyRelease } from '#src/features/releases/workspace/form/release-form.ts'
import {
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
