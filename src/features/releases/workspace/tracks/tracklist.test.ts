import { describe, expect, test } from 'vitest'
import { emptyRelease } from '#src/features/releases/workspace/form/release-form.ts'
import { creditsOf, followingOf, withCredits, newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const track = (assetId: string, composer: string) => ({
  ...newTrack(assetId, `${assetId}.wav`, emptyRelease('EP', '')),
  composer: [composer],
})
const tracks = [track('a', 'Anna Ferrante'), track('b', 'Bruno Prova'), track('c', 'Carla Prova')]
const [first] = tracks

describe('credits of one track for another', () => {
  test('are artists and writers, and nothing else of it', () => {
    const credits = first === undefined ? undefined : creditsOf(first)
    expect(credits).toEqual({ artists: [], composer: ['Anna Ferrante'], lyricist: [] })
    const copied = withCredits(tracks, new Map(credits === undefined ? [] : [['c', credits]]))
    expect(copied.map(({ title, composer }) => [title, ...composer])).toEqual([
      ['a', 'Anna Ferrante'],
      ['b', 'Bruno Prova'],
      ['c', 'Anna Ferrante'],
    ])
  })

  test('are taken back with what was there before', () => {
    const before = new Map(tracks.map((each) => [each.assetId, creditsOf(each)]))
    const changed = tracks.map((each) => ({ ...each, composer: [], title: 'New' }))
    expect(withCredits(changed, before).map(({ title, composer }) => [title, ...composer])).toEqual([
      ['New', 'Anna Ferrante'],
      ['New', 'Bruno Prova'],
      ['New', 'Carla Prova'],
    ])
  })
})

test.each([
  ['a', 'bc'],
  ['b', 'c'],
  ['c', ''],
  ['z', ''],
])('after %s come %s', (assetId, expected) => {
  expect(
    followingOf(tracks, assetId)
      .map((each) => each.assetId)
      .join(''),
  ).toBe(expected)
})
