import type { NotificationRow } from '#mocks/db/rows.ts'
import { changed, given, newRow } from '#mocks/db/changes.ts'
import { forgetDevice } from '#mocks/devices.ts'
import { notFound, refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { notificationView } from '#mocks/views/notification.ts'
import { preferencesOf, mandatoryReason } from '#src/domain/notification/preference.ts'

/** Where a row stands among the newest first; what the next page starts after. */
const place = ({ createdAt, id }: NotificationRow): string => `${createdAt}/${id}`
const newestFirst = (a: NotificationRow, b: NotificationRow): number => (place(a) < place(b) ? 1 : -1)

export const notifications: Handlers['notifications'] = {
  get: async ({ limit, cursor }, context) => {
    const { user } = await signedIn(context)
    const rows = await context.tables.notifications.filter(
      (row) => row.userId === user.id && (cursor == null || place(row) < cursor),
    )
    const page = rows.toSorted(newestFirst).slice(0, limit)
    const last = page.at(-1)
    return {
      notifications: await Promise.all(page.map((row) => notificationView(context, row))),
      nextCursor: last === undefined || rows.length <= limit ? null : place(last),
    }
  },
  has: async (_, context) => {
    const { user } = await signedIn(context)
    const unread = await context.tables.notifications.find((row) => row.userId === user.id && !row.read)
    return unread !== undefined
  },
  setAsRead: async (_, context) => {
    const { user } = await signedIn(context)
    const unread = await context.tables.notifications.filter((row) => row.userId === user.id && !row.read)
    for (const row of unread) await context.tables.notifications.put(changed(context, row, { read: true }))
    return { ok: true }
  },
  preferences: async (_, context) => {
    const { user } = await signedIn(context)
    return { preferences: preferencesOf(user.role, user.notificationPreferences ?? []) }
  },
  updatePreferences: async ({ preferences: changes }, context) => {
    const { user } = await signedIn(context)
    const before = preferencesOf(user.role, user.notificationPreferences ?? [])
    for (const { type, inApp } of changes) {
      if (!before.some((one) => one.type === type)) throw notFound()
      if (inApp === false && mandatoryReason(type, 'inApp') !== null) throw refusal('PRECONDITION_FAILED')
    }
    const preferences = changes.reduce(
      (all, change) => all.map((one) => (one.type === change.type ? { ...one, ...given(change) } : one)),
      before,
    )
    // Nobody else edits them: a form that somebody has open about this person stays as good as it was.
    await context.tables.users.put({ ...user, notificationPreferences: preferences })
    return { preferences }
  },
  addDeviceToken: async ({ token }, context) => {
    const { user } = await signedIn(context)
    // A browser belongs to whoever used it last.
    await context.tables.devices.put({ ...newRow(context, token), userId: user.id })
    return { ok: true }
  },
  removeDeviceToken: async ({ token }, context) => {
    const { user } = await signedIn(context)
    await forgetDevice(context, user.id, token)
    return { ok: true }
  },
}
