import { seesRelease } from '#mocks/access.ts'
import type { Context } from '#mocks/context.ts'
import { newRow } from '#mocks/db/changes.ts'
import { pushNotification } from '#mocks/devices.ts'
import { isNotificationEnabled } from '#src/domain/notification/preference.ts'
import type { NotificationRow, ReleaseRow, Row, UserRow } from '#mocks/db/rows.ts'

type News = Pick<NotificationRow, 'type'> & Partial<Omit<NotificationRow, keyof Row | 'userId' | 'read'>>
const NOTHING_MORE = { senderId: null, releaseId: null, organizationId: null, serviceURL: null }

const tell = async (context: Context, people: readonly UserRow[], news: News): Promise<void> => {
  for (const { id, notificationPreferences: chosen = [] } of people) {
    const row = { ...newRow(context), ...NOTHING_MORE, ...news, userId: id, read: false }
    if (isNotificationEnabled(chosen, news.type, 'inApp')) await context.tables.notifications.put(row)
    if (isNotificationEnabled(chosen, news.type, 'push')) await pushNotification(context, row)
  }
}

export const tellUser = async (context: Context, userId: string, news: News): Promise<void> => {
  const user = await context.tables.users.get(userId)
  await tell(context, user === undefined || user.status !== 'ACTIVE' ? [] : [user], news)
}

export const tellSuperAdmins = async (context: Context, news: News): Promise<void> => {
  const admins = await context.tables.users.filter(({ role, status }) => role === 'SUPERADMIN' && status === 'ACTIVE')
  await tell(context, admins, news)
}

/** Tells the members of the release's organization who may see it. */
export const tellOrganizationOf = async (context: Context, release: ReleaseRow, news: News): Promise<void> => {
  const { organizationId } = release
  const members = await context.tables.memberships.filter(
    (one) => one.organizationId === organizationId && one.permissions.includes('MANAGE_RELEASE'),
  )
  const users = await Promise.all(
    members.map(async (membership) => {
      const user = await context.tables.users.get(membership.userId)
      if (user === undefined || user.status !== 'ACTIVE') return []
      const caller = { user, isSuperAdmin: false, memberships: [membership], organizationId }
      return seesRelease(caller)(release) ? [user] : []
    }),
  )
  await tell(context, users.flat(), { ...news, releaseId: release.id, organizationId })
}
