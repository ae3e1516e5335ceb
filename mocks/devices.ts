import type { Context } from '#mocks/context.ts'
import type { NotificationRow } from '#mocks/db/rows.ts'
import { notificationView } from '#mocks/views/notification.ts'

/** No more push messages for a browser; somebody else's is left as it is. */
export const forgetDevice = async ({ tables }: Context, userId: string, token: string): Promise<void> => {
  const device = await tables.devices.get(token)
  if (device?.userId === userId) await tables.devices.remove(token)
}

/** A notification as a data message, whose values are texts and whose gaps are left out. */
const dataOf = async (context: Context, row: NotificationRow): Promise<Record<string, string>> => {
  const { release, organization, sender } = await notificationView(context, row)
  const unread = await context.tables.notifications.filter(({ userId, read }) => userId === row.userId && !read)
  const said = {
    type: row.type,
    createdAt: row.createdAt,
    service: row.service,
    releaseId: row.releaseId,
    release: release?.title,
    organizationId: organization?.id,
    organization: organization?.name,
    sender: sender === null ? null : `${sender.firstName} ${sender.lastName}`.trim(),
    serviceURL: row.serviceURL,
    unread: String(unread.length),
  }
  return Object.fromEntries(Object.entries(said).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))
}

/** Whatever somebody is told is also a push message to each of their devices. */
export const pushNotification = async (context: Context, row: NotificationRow): Promise<void> => {
  const devices = await context.tables.devices.filter(({ userId }) => userId === row.userId)
  if (devices.length === 0) return
  const data = await dataOf(context, row)
  for (const { id } of devices) context.push(id, data)
}
