import { describe, expect, test } from 'vitest'
import { mergeOf, trackEdits } from '#src/features/releases/workspace/form/merge-release.ts'
import { emptyRelease, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const release = emptyRelease('ALBUM', 'Paper Boats')
const track = (title: string, change: Partial<TrackForm> = {}): TrackForm => ({
  ...newTrack(`6f1b8c1e-1111-4111-8111-1111111111${title.codePointAt(0)}`, `${title}.wav`, release),
  title,
  revision: 1,
  ...change,
})
const of = (...tracks: TrackForm[]): ReleaseForm => ({ ...release, revision: 1, tracks })

const [one, two] = [track('One'), track('Two')]
const baseline = of(one, two)
const MINE = [{ field: 'tracks', chosen: 'local', bothChanged: true }] as const
const merged = (local: ReleaseForm, remote: ReleaseForm) => mergeOf({ baseline, local, remote }, MINE).tracks

describe('when two people edit the tracks of a release, and one keeps their own', () => {
  test('then what the other one did to another track stays', () => {
    const local = of({ ...one, composer: ['Ida'] }, two)
    const remote = of(one, { ...two, composer: ['Leo'], lyricist: ['Eva'], revision: 2 })
    expect(merged(local, remote)).toMatchObject([
      { title: 'One', composer: ['Ida'], revision: 1 },
      { title: 'Two', composer: ['Leo'], lyricist: ['Eva'], revision: 2 },
    ])
  })

  test('then what the other one did to another field of a track stays, and their own wins where both changed it', () => {
    const local = of({ ...one, title: 'Uno', composer: ['Ida'] }, two)
    const remote = of({ ...one, title: 'Eins', lyricist: ['Eva'], revision: 2 }, two)
    expect(merged(local, remote)[0]).toMatchObject({
      title: 'Uno',
      composer: ['Ida'],
      lyricist: ['Eva'],
      revision: 2,
    })
  })

  test('then the order of who moved them counts, and tracks that the other one added are behind', () => {
    const [three, four] = [track('3'), track('4')]
    const titles = (tracks: readonly TrackForm[]) => tracks.map(({ title }) => title)
    expect(titles(merged(of(two, one), of(one, two, three)))).toEqual(['Two', 'One', '3'])
    expect(titles(merged(of(one, two), of(two, one)))).toEqual(['Two', 'One'])
    expect(titles(merged(of(one, two, four), of(one, two, three)))).toEqual(['One', 'Two', '4', '3'])
  })

  test('then a track that they removed stays removed, and so does one that the other removed', () => {
    expect(merged(of(two), of({ ...one, title: 'Uno' }, two))).toMatchObject([{ title: 'Two' }])
    expect(merged(of(one, two), of(two))).toMatchObject([{ title: 'Two' }])
  })
})

test('when a side has edits, then they are named by track, and a new track has none', () => {
  const side = of({ ...one, composer: ['Ida'], isrc: 'IT-ABC-26-00001' }, two, track('3'))
  expect(trackEdits(baseline, side)).toEqual([['composer', 'isrc'], [], []])
})
