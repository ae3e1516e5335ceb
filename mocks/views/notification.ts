import type { Notification } from '#src/contract/notifications.ts'
import type { Context } from '#mocks/context.ts'
import type { NotificationRow } from '#mocks/db/rows.ts'
import { imageUrl, organizationReference } from '#mocks/views/references.ts'

const senderView = async (context: Context, id: string | null) => {
  const sender = id === null ? undefined : await context.tables.users.get(id)
  if (sender === undefined) return null
  const { firstName, lastName, avatarFileId } = sender
  return { firstName, lastName, avatar: await imageUrl(context, avatarFileId) }
}

const releaseView = async (context: Context, id: string | null) => {
  const release = id === null ? undefined : await context.tables.releases.get(id)
  if (release === undefined) return null
  return { id: release.id, title: release.title, cover: await imageUrl(context, release.coverFileId) }
}

export const notificationView = async (context: Context, row: NotificationRow): Promise<Notification> => ({
  id: row.id,
  type: row.type,
  createdAt: row.createdAt,
  read: row.read,
  service: row.service ?? null,
  serviceURL: row.serviceURL,
  sender: await senderView(context, row.senderId),
  release: await releaseView(context, row.releaseId),
  releaseId: row.releaseId,
  artist: null,
  organization: row.organizationId === null ? null : await organizationReference(context, row.organizationId),
  invited: null,
})
