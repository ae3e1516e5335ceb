import type { Context, WriteContext } from '#backend/context.ts'
import { notificationView } from '#backend/notifications/view.ts'
import type { NotificationRow } from '#backend/tables/notifications.ts'

/** No more push messages for a browser; somebody else's is left as it is. */
export const forgetDevice = async ({ tables }: WriteContext, userId: string, token: string): Promise<void> => {
  const device = await tables.devices.get(token)
  if (device?.userId === userId) await tables.devices.remove(token)
}

/** A notification as a data message, whose values are texts and whose gaps are left out. */
const dataOf = async (context: Context, row: NotificationRow): Promise<Record<string, string>> => {
  const { release, organization, sender } = await notificationView(context, row)
  const unread = await context.tables.notifications.count({ is: { userId: row.userId, read: false } })
  const values = {
    type: row.type,
    createdAt: row.createdAt,
    service: row.service,
    releaseId: row.releaseId,
    release: release?.title,
    organizationId: organization?.id,
    organization: organization?.name,
    sender: sender === null ? null : `${sender.firstName} ${sender.lastName}`.trim(),
    serviceURL: row.serviceURL,
    unread: String(unread),
  }
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))
}

/** A notification is also a push message to each device of whoever it is for, once the call is committed. */
export const pushNotification = async (context: Context, row: NotificationRow): Promise<void> => {
  const devices = await context.tables.devices.where({ is: { userId: row.userId } })
  if (devices.length === 0) return
  const data = await dataOf(context, row)
  for (const { id } of devices) context.afterCommit({ kind: 'PUSH', token: id, data })
}
