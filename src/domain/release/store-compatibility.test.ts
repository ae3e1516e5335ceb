import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { soundAndVideoOf, missingContentFor, groupStores } from '#src/domain/release/store-compatibility.ts'
import { KNOWN_STORES, storeProfileOf } from '#src/domain/release/store-directory.ts'

const SOUND = [{ format: 'TRACK' }] as const
const VIDEO = [{ format: 'VIDEO' }] as const
const lacking = (store: string, format: 'SINGLE' | 'VIDEO', tracks: readonly { format: 'TRACK' | 'VIDEO' }[]) =>
  missingContentFor(storeProfileOf(store), { format, tracks })

describe('what a store takes of a release', () => {
  test.each([
    ['a video store gets a single with sound only', 'Vevo', 'SINGLE', SOUND, 'VIDEO'],
    ['a video store gets a single without tracks yet', 'Vevo', 'SINGLE', [], 'VIDEO'],
    ['a video store gets a single with a video too', 'Vevo', 'SINGLE', [...SOUND, ...VIDEO], null],
    ['a store of sound gets a video', 'Beatport', 'VIDEO', VIDEO, 'SOUND'],
    ['a store of sound gets a video that is not there yet', 'Beatport', 'VIDEO', [], 'SOUND'],
    ['a store of sound gets a video with sound', 'Beatport', 'VIDEO', [...SOUND, ...VIDEO], null],
    ['a store of both gets a video', 'Apple Music', 'VIDEO', VIDEO, null],
    ['a store of which nothing is known gets a video', 'A store of tomorrow', 'VIDEO', VIDEO, null],
  ] as const)('when %s, then what it lacks is $4', (_name, store, format, tracks, expected) => {
    expect(lacking(store, format, tracks)).toBe(expected)
  })

  const release = fc.record({
    format: fc.constantFrom(...RELEASE_FORMATS),
    tracks: fc.array(fc.record({ format: fc.constantFrom(...ASSET_FORMATS) }), { maxLength: 12 }),
  })
  const stores = [...Object.values(KNOWN_STORES).flat(), 'A store of tomorrow'].map((name) => ({
    name,
    profile: storeProfileOf(name),
  }))

  test('when stores are grouped, then each is in one group, and what it lacks is not on the release', () => {
    fc.assert(
      fc.property(release, (asked) => {
        const { taking, lackingVideo, lackingSound } = groupStores(stores, asked)
        expect(taking.length + lackingVideo.length + lackingSound.length).toBe(stores.length)
        const { sound, video } = soundAndVideoOf(asked)
        expect(sound || video).toBe(true)
        if (video) expect(lackingVideo).toEqual([])
        if (sound) expect(lackingSound).toEqual([])
        expect(taking.length).toBeGreaterThan(0)
      }),
    )
  })

  test('when a track is added, then every store that took the release still takes it', () => {
    fc.assert(
      fc.property(release, fc.constantFrom(...ASSET_FORMATS), ({ format, tracks }, added) => {
        fc.pre(tracks.length > 0)
        const more = groupStores(stores, { format, tracks: [...tracks, { format: added }] }).taking
        expect(more).toEqual(expect.arrayContaining(groupStores(stores, { format, tracks }).taking))
      }),
    )
  })
})
