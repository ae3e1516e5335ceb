import { expect, test } from 'vitest'
import { emptyRelease, findProblems } from '#src/features/releases/workspace/form/release-form.ts'
import { type TrackForm, trackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { repairAll } from '#src/features/releases/workspace/repair-release.ts'

const artist = (name: string, type: 'PRIMARY' | 'FEATURED' | 'REMIXER' = 'PRIMARY') => ({
  artistId: crypto.randomUUID(),
  name,
  type,
  image: `/files/${name}`,
})
const single = (title: string, change: Partial<TrackForm> = {}) => {
  const artists = [artist('Luna Sorbi')]
  const track = trackForm.parse({
    assetId: crypto.randomUUID(),
    revision: null,
    format: 'TRACK',
    title,
    artists,
    composer: [],
    lyricist: [],
    explicit: false,
    media: null,
    ...change,
  })
  return { ...emptyRelease('SINGLE', title), defaultLanguage: 'en', artists, tracks: [track] }
}

test('when a release has other artists than its one track, then it takes over those of the track', () => {
  const artists = [artist('Leo Mare'), artist('Kaleido', 'REMIXER')]
  const form = single('Paper Boats', { artists })
  const after = repairAll(form)
  expect(after.artists).toMatchObject([
    { name: 'Leo Mare', type: 'PRIMARY', image: '/files/Leo Mare' },
    { name: 'Kaleido', type: 'FEATURED', image: '/files/Kaleido' },
  ])
  expect(after.tracks).toEqual(form.tracks)
  expect(findProblems(after).map(({ code }) => code)).not.toContain('RELEASE_DIFFERS_FROM_TRACK')
})

test('when a title names a guest, then the guest is left for a person to add, as it is written', () => {
  expect(repairAll(single('Blue Moon (feat. Ana)')).title).toBe('Blue Moon (feat. Ana)')
  expect(repairAll(single('blue moon featuring Ana')).title).toBe('Blue Moon featuring Ana')
})
