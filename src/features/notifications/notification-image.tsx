import { Cover } from '#src/shared/media/cover.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import type { Notification } from '#src/contract/notifications.ts'
import { notificationImage } from '#src/domain/notification/image.ts'

const SIZE = 44

/** Whose news it is, as a picture; the words beside it say the same. */
export const NotificationImage = ({ notification }: { notification: Notification }) => {
  const { sender, release } = notification
  const { kind, sign } = notificationImage(notification)
  if (kind === 'release' && release !== null) return <Cover url={release.cover} title={release.title} size={SIZE} />
  return <EntityAvatar name="" url={kind === 'sender' ? (sender?.avatar ?? null) : null} kind={sign} size={SIZE} />
}
