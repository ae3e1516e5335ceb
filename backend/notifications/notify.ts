import { isNotificationEnabled } from '#src/domain/notification/preference.ts'
import { seesRelease } from '#backend/access.ts'
import { newRow } from '#backend/changes.ts'
import type { WriteContext } from '#backend/context.ts'
import { pushNotification } from '#backend/notifications/devices.ts'
import type { Row } from '#backend/tables/define-table.ts'
import { type NotificationRow, notifications } from '#backend/tables/notifications.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { UserRow } from '#backend/tables/users.ts'

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
