import { describe, expect, test } from 'vitest'
import { emptyRelease, findProblems } from '#src/features/releases/workspace/form/release-form.ts'
import { type TrackForm, trackForm } from '#src/features/releases/workspace/form/track-form.ts'
import { repairAll, withCredited, withoutRepair } from '#src/features/releases/workspace/repair-release.ts'

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

const VARIOUS = { id: crypto.randomUUID(), name: 'Various Artists' }
const creditVarious = {
  code: 'VARIOUS_REQUIRED',
  severity: 'ERROR',
  field: 'artists',
  move: { to: 'PRIMARY', text: VARIOUS.name },
} as const

test('when an owner begins with a year that is not entered yet, then the repair enters it, and changes no other', () => {
  const form = single('Paper Boats')
  const after = repairAll({
    ...form,
    copyrightC: { year: '', text: '© 2021 Lanterna' },
    copyrightP: { year: '2020', text: '℗ 2021 Lanterna' },
  })
  expect(after.copyrightC).toEqual({ year: '2021', text: 'Lanterna' })
  expect(after.copyrightP).toEqual({ year: '2020', text: 'Lanterna' })
})

test('when Various Artists are put in, then they are the only primary artist, and the guests and the tracks stay', () => {
  const form = single('Paper Boats')
  const guest = artist('Leo Mare', 'FEATURED')
  const after = withCredited({ ...form, artists: [...form.artists, guest] }, creditVarious, [VARIOUS])
  expect(after.artists).toEqual([
    { artistId: VARIOUS.id, name: VARIOUS.name, image: null, type: 'PRIMARY' },
    { ...guest, type: 'FEATURED' },
  ])
  expect(after.tracks).toEqual(form.tracks)
})

test('when Various Artists are there as a guest, then the repair makes them the artist of the release, once', () => {
  const guest = { ...artist(VARIOUS.name, 'FEATURED'), artistId: VARIOUS.id }
  const form = single('Paper Boats')
  const after = withCredited({ ...form, artists: [...form.artists, guest] }, creditVarious, [VARIOUS])
  expect(after.artists).toEqual([{ ...guest, type: 'PRIMARY' }])
})

test('when a guest is credited on a track, then the artists who are there stay, and nobody is there twice', () => {
  const form = single('Paper Boats')
  const [track] = form.tracks
  const problem = {
    code: 'TITLE_FEATURED_ARTIST',
    severity: 'ERROR',
    field: `tracks.${track?.assetId ?? ''}.title`,
    fix: 'Paper Boats',
    move: { to: 'FEATURED', text: 'Ana' },
  } as const
  const guest = { id: crypto.randomUUID(), name: 'Ana' }
  const after = withCredited(withCredited(form, problem, [guest]), problem, [guest])
  expect(after.artists).toEqual(form.artists)
  expect(after.tracks[0]?.artists.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Luna Sorbi PRIMARY',
    'Ana FEATURED',
  ])
})

test('when a title names a guest, then the guest is left for a person to add, as it is written', () => {
  expect(repairAll(single('Blue Moon (feat. Ana)')).title).toBe('Blue Moon (feat. Ana)')
  expect(repairAll(single('blue moon featuring Ana')).title).toBe('Blue Moon featuring Ana')
})

describe('undoing a repair', () => {
  const before = { ...single('Paper Boats'), title: 'Paper Boats (Live)' }
  const after = { ...before, title: 'Paper Boats', version: 'Live' }

  test('when nothing was typed since, then the form is as it was', () => {
    expect(withoutRepair(after, before, after)).toEqual(before)
  })

  test('when something was typed since, then it stays, in other fields and in those of the repair', () => {
    const now = { ...after, version: 'Live in Genoa', explicit: true, genre: 'Pop' }
    expect(withoutRepair(now, before, after)).toEqual({ ...now, title: 'Paper Boats (Live)' })
  })

  test('when it changed a track, then only that is undone, and tracks that came since stay', () => {
    const [track] = before.tracks
    const repaired = { ...before, tracks: before.tracks.map((each) => ({ ...each, version: 'Live' })) }
    const typed = repaired.tracks.map((each) => ({ ...each, composer: ['Ida'], explicit: true }))
    const added = { ...(track ?? typed[0]), assetId: crypto.randomUUID() }
    const now = { ...repaired, tracks: [...typed, trackForm.parse(added)] }
    expect(withoutRepair(now, before, repaired).tracks).toMatchObject([
      { version: '', composer: ['Ida'], explicit: true },
      { assetId: added.assetId },
    ])
  })
})
