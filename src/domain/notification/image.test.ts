import { expect, test } from 'vitest'
import { notificationImage } from '#src/domain/notification/image.ts'

const NOTHING = { sender: null, release: null, artist: null, organization: null }
const sender = { avatar: 'https://liner.test/avatar' }
const faceless = { avatar: null }
const release = { cover: 'https://liner.test/cover' }
const coverless = { cover: null }
const named = { id: 'a' }

test.each([
  ['the sender’s picture, before anything else', { sender, release, organization: named }, 'sender', 'organization'],
  ['the cover, when the sender has none', { sender: faceless, release }, 'release', 'label'],
  ['the cover, without a sender', { release, artist: named }, 'release', 'artist'],
  ['an artist', { sender: faceless, release: coverless, artist: named, organization: named }, 'sign', 'artist'],
  ['an organization', { release: coverless, organization: named }, 'sign', 'organization'],
  ['a label, when nothing but the release is known', { release: coverless }, 'sign', 'label'],
  ['a user, for everything else', { sender: faceless }, 'sign', 'user'],
  ['a picture that is kept without an address counts as none', { sender: { avatar: '' } }, 'sign', 'user'],
] as const)('before a notification stands %s (access-3.9)', (_what, about, kind, sign) => {
  expect(notificationImage({ ...NOTHING, ...about })).toEqual({ kind, sign })
})
