import type { Handlers } from '#backend/context.ts'
import { forgetDevice } from '#backend/notifications/notify.ts'
import { notificationView } from '#backend/notifications/view.ts'
import { notFound, refusal } from '#backend/refusal.ts'
import { changedRow, definedFields, newRow } from '#backend/rows.ts'
import { requireCaller } from '#backend/session.ts'
import type { NotificationRow } from '#backend/tables/notifications.ts'
import type { Filter } from '#backend/tables/table.ts'
import { preferencesOf, mandatoryReason } from '#src/domain/notification/preference.ts'

/** What the next page starts after, among the newest first. */
const cursorOf = ({ createdAt, id }: NotificationRow): string => `${createdAt}/${id}`
const after = (cursor: string | null | undefined): Filter<object> => {
  if (cursor == null) return {}
  const [createdAt = '', id = ''] = cursor.split('/')
  return { olderThan: { createdAt, id } }
}

export const notifications: Handlers['notifications'] = {
  get: async ({ limit, cursor }, context) => {
    const { user } = await requireCaller(context)
    const own = { is: { userId: user.id }, all: [after(cursor)] }
    const { rows, count } = await context.tables.notifications.page(own, { page: 1, perPage: limit })
    const last = rows.at(-1)
    return {
      notifications: await Promise.all(rows.map((row) => notificationView(context, row))),
      nextCursor: last === undefined || count <= limit ? null : cursorOf(last),
    }
  },
  has: async (_, context) => {
    const { user } = await requireCaller(context)
    const unread = await context.tables.notifications.where({ is: { userId: user.id, read: false } }, 1)
    return unread.length > 0
  },
  setAsRead: async (_, context) => {
    const { user } = await requireCaller(context)
    const unread = await context.tables.notifications.where({ is: { userId: user.id, read: false } })
    for (const row of unread) await context.tables.notifications.put(changedRow(context, row, { read: true }))
    return { ok: true }
  },
  preferences: async (_, context) => {
    const { user } = await requireCaller(context)
    return { preferences: preferencesOf(user.role, user.notificationPreferences ?? []) }
  },
  updatePreferences: async ({ preferences: changes }, context) => {
    const { user } = await requireCaller(context)
    const before = preferencesOf(user.role, user.notificationPreferences ?? [])
    for (const { type, inApp } of changes) {
      if (!before.some((one) => one.type === type)) throw notFound()
      if (inApp === false && mandatoryReason(type, 'inApp') !== null) throw refusal('PRECONDITION_FAILED')
    }
    const preferences = changes.reduce(
      (all, change) => all.map((one) => (one.type === change.type ? { ...one, ...definedFields(change) } : one)),
      before,
    )
    // Only this person edits them, so the revision stays and open forms about this person do not conflict.
    await context.tables.users.put({ ...user, notificationPreferences: preferences })
    return { preferences }
  },
  addDeviceToken: async ({ token }, context) => {
    const { user } = await requireCaller(context)
    // A browser belongs to the user who signed in last.
    await context.tables.devices.put({ ...newRow(context, token), userId: user.id, sessionId: context.sessionId })
    return { ok: true }
  },
  removeDeviceToken: async ({ token }, context) => {
    const { user } = await requireCaller(context)
    await forgetDevice(context, user.id, token)
    return { ok: true }
  },
}
