type Named = { id: string }
type About = {
  sender: { avatar: string | null } | null
  release: { cover: string | null } | null
  artist: Named | null
  organization: Named | null
}
export type NotificationIcon = 'artist' | 'organization' | 'label' | 'user'
export type NotificationImageKind = { kind: 'sender' | 'release' | 'sign'; sign: NotificationIcon }

/** The sign of whom it is about: what is known of a release alone is that a label puts it out. */
const signOf = ({ release, artist, organization }: About): NotificationIcon => {
  if (artist !== null) return 'artist'
  if (organization !== null) return 'organization'
  return release === null ? 'user' : 'label'
}

/** What stands before a notification: the sender's picture, else the cover, else a sign (spec 1, section 3). */
export const notificationImage = (about: About): NotificationImageKind => {
  const sign = signOf(about)
  if (about.sender?.avatar) return { kind: 'sender', sign }
  return { kind: about.release?.cover ? 'release' : 'sign', sign }
}
