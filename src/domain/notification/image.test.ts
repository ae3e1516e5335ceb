import { expect, test } from 'vitest'
import { notificationImage } from '#src/domain/notification/image.ts'

const NOTHING = { sender: null, release: null, artist: null, organization: null }
const sender = { avatar: 'https://liner.test/avatar' }
const withoutAvatar = { avatar: null }
const release = { cover: 'https://liner.test/cover' }
const withoutCover = { cover: null }
const named = { id: 'a' }

test.each([
  ['the sender’s picture, before anything else', { sender, release, organization: named }, 'sender', 'organization'],
  ['the cover, when the sender has none', { sender: withoutAvatar, release }, 'release', 'label'],
  ['the cover, without a sender', { release, artist: named }, 'release', 'artist'],
  ['an artist', { sender: withoutAvatar, release: withoutCover, artist: named, organization: named }, 'sign', 'artist'],
  ['an organization', { release: withoutCover, organization: named }, 'sign', 'organization'],
  ['a label, when nothing but the release is known', { release: withoutCover }, 'sign', 'label'],
  ['a user, for everything else', { sender: withoutAvatar }, 'sign', 'user'],
  ['a user, when the address of a picture is empty', { sender: { avatar: '' } }, 'sign', 'user'],
] as const)('the picture of a notification is %s (access-3.9)', (_what, about, kind, sign) => {
  expect(notificationImage({ ...NOTHING, ...about })).toEqual({ kind, sign })
})
