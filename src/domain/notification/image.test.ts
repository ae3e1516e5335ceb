import { expect, test } from 'vitest'
import { notificationImage } from '#src/domain/notification/image.ts'

const NOTHING = { sender: null, release: null, artist: null, organization: null }
const sender = { avatar: 'https://liner.test/avatar' }
const withoutAvatar = { avatar: null }
const release = { cover: 'https://liner.test/cover' }
const withoutCover = { cover: null }
const named = { id: 'a' }

test.each([
  [
    'a sender with an avatar, a release and an organization',
    { sender, release, organization: named },
    'sender',
    'organization',
  ],
  ['a release with a cover and a sender without an avatar', { sender: withoutAvatar, release }, 'release', 'label'],
  ['a release with a cover, an artist and no sender', { release, artist: named }, 'release', 'artist'],
  [
    'an artist, but neither avatar nor cover',
    { sender: withoutAvatar, release: withoutCover, artist: named, organization: named },
    'sign',
    'artist',
  ],
  ['an organization, but no cover', { release: withoutCover, organization: named }, 'sign', 'organization'],
  ['nothing but a release without a cover', { release: withoutCover }, 'sign', 'label'],
  ['nothing but a sender without an avatar', { sender: withoutAvatar }, 'sign', 'user'],
  ['a sender whose avatar has an empty address', { sender: { avatar: '' } }, 'sign', 'user'],
] as const)(
  'when a notification has %s, then the kind of its picture is $2 and its icon is $3 (access-3.9)',
  (_what, about, kind, sign) => {
    expect(notificationImage({ ...NOTHING, ...about })).toEqual({ kind, sign })
  },
)
