import { seesRelease } from '#backend/access.ts'
import type { WriteContext, Context } from '#backend/context.ts'
import { notificationView } from '#backend/notifications/view.ts'
import { newRow } from '#backend/rows.ts'
import type { Row } from '#backend/tables/define-table.ts'
import { type NotificationRow, notifications } from '#backend/tables/notifications.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { UserRow } from '#backend/tables/users.ts'
import { fullName } from '#src/domain/contact/person-name.ts'
import { PUSHED_UNREAD_MAX } from '#src/domain/limits.ts'
import { isNotificationEnabled } from '#src/domain/notification/preference.ts'

/** A notification as a data message: its values are texts, and empty ones are left out. */
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
    sender: sender === null ? null : fullName(sender),
    serviceURL: row.serviceURL,
    unread: String(Math.min(unread, PUSHED_UNREAD_MAX)),
  }
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, value]])))
}

/** After the commit, the notification is also pushed to each device of its user. */
const pushNotification = async (context: Context, row: NotificationRow): Promise<void> => {
  const devices = await context.tables.devices.where({ is: { userId: row.userId } })
  if (devices.length === 0) return
  const data = await dataOf(context, row)
  for (const { id } of devices) context.afterCommit({ kind: 'PUSH', token: id, data })
}

type News = Pick<NotificationRow, 'type'> & Partial<Omit<NotificationRow, keyof Row | 'userId' | 'read'>>

const notify = async (context: WriteContext, people: readonly UserRow[], news: News): Promise<void> => {
  for (const { id, notificationPreferences: chosen = [] } of people) {
    const row = { ...notifications.defaults, ...newRow(context), ...news, userId: id }
    if (isNotificationEnabled(chosen, news.type, 'inApp')) await context.tables.notifications.put(row)
    if (isNotificationEnabled(chosen, news.type, 'push')) await pushNotification(context, row)
  }
}

export const notifyUser = async (context: WriteContext, userId: string, news: News): Promise<void> => {
  const user = await context.tables.users.get(userId)
  await notify(context, user === undefined || user.status !== 'ACTIVE' ? [] : [user], news)
}

export const notifySuperAdmins = async (context: WriteContext, news: News): Promise<void> => {
  const admins = await context.tables.users.where({ is: { role: 'SUPERADMIN', status: 'ACTIVE' } })
  await notify(context, admins, news)
}

/** Notifies the members of the release's organization who may see it. */
export const notifyOrganizationOf = async (context: WriteContext, release: ReleaseRow, news: News): Promise<void> => {
  const { organizationId } = release
  const { memberships, releases, users } = context.tables
  const members = await memberships.where({ is: { organizationId } })
  const managing = members.filter(({ permissions }) => permissions.includes('MANAGE_RELEASE'))
  const people = await Promise.all(
    managing.map(async (membership) => {
      const user = await users.get(membership.userId)
      if (user === undefined || user.status !== 'ACTIVE') return []
      const caller = { user, isSuperAdmin: false, memberships: [membership], organizationId }
      return (await releases.count({ ids: [release.id], all: [seesRelease(caller)] })) > 0 ? [user] : []
    }),
  )
  await notify(context, people.flat(), { ...news, releaseId: release.id, organizationId })
}

/** Ends push messages to a device of this user; the device of another user stays. */
export const forgetDevice = async ({ tables }: WriteContext, userId: string, token: string): Promise<void> => {
  const device = await tables.devices.get(token)
  if (device?.userId === userId) await tables.devices.remove(token)
}
