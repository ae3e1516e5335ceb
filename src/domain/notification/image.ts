type Named = { id: string }
type About = {
  sender: { avatar: string | null } | null
  release: { cover: string | null } | null
  artist: Named | null
  organization: Named | null
}
export type NotificationIcon = 'artist' | 'organization' | 'label' | 'user'
export type NotificationImageKind = { kind: 'sender' | 'release' | 'sign'; sign: NotificationIcon }

/** The icon of its subject. A release without an artist or an organization shows the icon of a label. */
const signOf = ({ release, artist, organization }: About): NotificationIcon => {
  if (artist !== null) return 'artist'
  if (organization !== null) return 'organization'
  return release === null ? 'user' : 'label'
}

/** The picture of a notification: the sender's, else the cover, else an icon (access-3). */
export const notificationImage = (about: About): NotificationImageKind => {
  const sign = signOf(about)
  if (about.sender?.avatar) return { kind: 'sender', sign }
  return { kind: about.release?.cover ? 'release' : 'sign', sign }
}
