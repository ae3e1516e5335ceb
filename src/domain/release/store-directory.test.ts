import { expect, test } from 'vitest'
import { KNOWN_STORES, storeProfileOf } from '#src/domain/release/store-directory.ts'
import { STORE_KINDS, storeKindOf } from '#src/domain/release/store-kind.ts'

const names = Object.values(KNOWN_STORES).flat()

test.each([
  ['Spotify', 'STREAMING'],
  ['KKBOX', 'STREAMING'],
  ['claro música ', 'STREAMING'],
  ['Beatport', 'DOWNLOAD'],
  ['Amazon Music Download', 'DOWNLOAD'],
  ['TikTok', 'SOCIAL'],
  ['Vevo', 'VIDEO'],
  ['YouTube Content ID', 'RIGHTS'],
  ['SoundCloud monetization', 'RIGHTS'],
  ['Shazam', 'OTHER'],
  ['A store of tomorrow', 'OTHER'],
  ['constructor', 'OTHER'],
])('when a store is called “%s”, then its kind is %s', (name, kind) => {
  expect(storeKindOf({ profile: storeProfileOf(name) })).toBe(kind)
})

test('when a store is known, then it is listed once, takes something and has days for each of its answers', () => {
  expect(new Set(names).size).toBe(names.length)
  const profiles = names.flatMap((name) => storeProfileOf(name) ?? [])
  expect(profiles).toHaveLength(names.length)
  for (const profile of profiles) {
    expect(profile.audio || profile.video).toBe(true)
    expect(profile.kinds.length).toBeGreaterThan(0)
    expect(profile.kinds.every((kind) => STORE_KINDS.includes(kind))).toBe(true)
    expect(Math.min(profile.leadDays, profile.updateDays, profile.takedownDays)).toBeGreaterThan(0)
    if (profile.kinds.includes('VIDEO')) expect(profile.video).toBe(true)
  }
})

test('when stores are grouped by kind, then no group is empty', () => {
  const kinds = new Set(names.map((name) => storeKindOf({ profile: storeProfileOf(name) })))
  expect(kinds).toEqual(new Set(STORE_KINDS))
})
