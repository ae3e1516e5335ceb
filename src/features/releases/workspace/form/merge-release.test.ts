import { describe, expect, test } from 'vitest'
import { differencesOf, isNewer, isSame, mergeOf } from '#src/features/releases/workspace/form/merge-release.ts'
import { emptyRelease, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const baseline: ReleaseForm = {
  ...emptyRelease('ALBUM', 'Paper Boats'),
  revision: 1,
  tracks: [{ ...newTrack(ID, '01 Paper Boats.wav', emptyRelease('ALBUM', '')), revision: 1 }],
}
const fieldsOf = (local: ReleaseForm, remote: ReleaseForm) =>
  differencesOf(baseline, local, remote).map(({ field, chosen, bothChanged }) => [field, chosen, bothChanged])

describe('two edits of one release', () => {
  test('when both make the same change, then there is no difference', () => {
    expect(fieldsOf({ ...baseline, title: 'Tin' }, { ...baseline, title: 'Tin', revision: 2 })).toEqual([])
  })

  test('when one side changes a field, then its value is chosen, and a field that both change is marked', () => {
    const local = { ...baseline, title: 'Tin', barcode: '5901234123457' }
    const remote = { ...baseline, title: 'Lead', genre: 'Pop', revision: 2 }
    expect(fieldsOf(local, remote)).toEqual([
      ['title', 'local', true],
      ['genre', 'remote', false],
      ['barcode', 'local', false],
    ])
  })

  test('when only the URL of the cover and the revision differ, then there is no edit', () => {
    const cover = (url: string) => ({ fileId: ID, url, name: 'cover.jpg', width: 3000, height: 3000 })
    expect(isSame({ ...baseline, cover: cover('blob:a') }, { ...baseline, cover: cover('blob:b'), revision: 9 })).toBe(
      true,
    )
  })

  test('when the facts of a queued master are unknown, then that is no edit, but another master is one', () => {
    const [track] = baseline.tracks
    const facts = { container: 'WAV', durationMs: 31_000, sampleRate: 44_100, bitDepth: 16, channels: 2 } as const
    const withMaster = (fileId: string, fileName: string, bytes: number): ReleaseForm => ({
      ...baseline,
      tracks: track === undefined ? [] : [{ ...track, media: { ...facts, fileId, fileName, bytes, url: '' } }],
    })
    const sent = withMaster(ID, '01 Paper Boats.wav', 5_468_444)
    expect(isSame(sent, withMaster(ID, '', 0))).toBe(true)
    expect(isSame(sent, withMaster('6f1b8c1e-2222-4222-8222-222222222222', '', 0))).toBe(false)
  })

  test('when only the order of keys differs, then there is no edit', () => {
    const [a, b] = [
      { year: '2026', text: 'Lanterna' },
      { text: 'Lanterna', year: '2026' },
    ]
    expect(isSame({ ...baseline, copyrightC: a }, { ...baseline, copyrightC: b })).toBe(true)
  })

  test('when a side is chosen for each field, then they are merged so, over the newer revision', () => {
    const local = { ...baseline, title: 'Tin', barcode: '5901234123457' }
    const remote: ReleaseForm = {
      ...baseline,
      title: 'Lead',
      genre: 'Pop',
      revision: 2,
      tracks: baseline.tracks.map((track) => ({ ...track, revision: 5 })),
    }
    const chosen = differencesOf(baseline, local, remote)
    expect(mergeOf({ baseline, local, remote }, chosen)).toMatchObject({
      title: 'Tin',
      genre: 'Pop',
      barcode: '5901234123457',
      revision: 2,
      tracks: [{ revision: 5 }],
    })
    const allRemote = chosen.map((difference) => ({ ...difference, chosen: 'remote' as const }))
    expect(mergeOf({ baseline, local, remote }, allRemote)).toEqual(remote)
  })
})

describe('whether a saved release is newer', () => {
  const at = (release: number | null, ...tracks: (number | null)[]): ReleaseForm => ({
    ...baseline,
    revision: release,
    tracks: tracks.map((revision, index) => ({
      ...newTrack(`${ID.slice(0, -1)}${index}`, '01.wav', baseline),
      revision,
    })),
  })
  test.each([
    [at(2, 1), at(1, 1), true],
    [at(1, 2), at(1, 1), true],
    [at(2, 1, 1), at(1, 1), true],
    [at(2), at(1, 1), true],
    [at(1), at(null), true],
    // A track of it was discarded before it was sent.
    [at(1, 1), at(1, 1, 1), true],
    [at(1, 1), at(1, 1), false],
    // An answer to a request before the last save is not newer.
    [at(1, 1), at(1, 2), false],
    [at(1, 1), at(2, 1), false],
    [at(2, 1), at(1, 2), false],
  ])(
    'when revisions are compared (case %#), then it is $2 that one part is newer and none is older',
    (form, than, expected) => {
      expect(isNewer(form, than)).toBe(expected)
    },
  )
})
