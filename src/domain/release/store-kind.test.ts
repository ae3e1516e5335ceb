import { expect, test } from 'vitest'
import { storeKindOf } from '#src/domain/release/store-kind.ts'

test.each([
  ['Spotify', 'STREAMING'],
  ['KKBOX', 'STREAMING'],
  ['claro música ', 'STREAMING'],
  ['Beatport', 'DOWNLOAD'],
  ['Amazon Music Download', 'DOWNLOAD'],
  ['TikTok', 'SOCIAL'],
  ['YouTube Content ID', 'RIGHTS'],
  ['SoundCloud monetization', 'RIGHTS'],
  ['Shazam', 'OTHER'],
  ['A store of tomorrow', 'OTHER'],
  ['constructor', 'OTHER'],
])('%s is of the kind %s', (name, kind) => {
  expect(storeKindOf(name)).toBe(kind)
})
