import { seesRelease } from '#backend/access.ts'
import type { Context, Handlers } from '#backend/context.ts'
import { forgetDevice } from '#backend/notifications/notify.ts'
import { notificationView } from '#backend/notifications/view.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { changedRow, definedFields, newRow } from '#backend/rows.ts'
import { type Caller, requireCaller } from '#backend/session.ts'
import type { NotificationRow } from '#backend/tables/notifications.ts'
import type { Filter } from '#backend/tables/table.ts'
import { DEVICE_TOKEN_BYTES_MAX, DEVICES_MAX } from '#src/domain/limits.ts'
import { preferencesOf, mandatoryReason } from '#src/domain/notification/preference.ts'

/** What the next page starts after, among the newest first. */
const cursorOf = ({ createdAt, id }: NotificationRow): string => `${createdAt}/${id}`
const after = (cursor: string | null | undefined): Filter<object> => {
  if (cursor == null) return {}
  const [createdAt = '', id = ''] = cursor.split('/')
  return { olderThan: { createdAt, id } }
}

/**
 * The releases among those of notifications that the caller sees now: who left an organization since is not told more of its
 * releases. Each is asked for in its own organization, whichever is chosen.
 */
const seenReleases = async ({ tables }: Context, caller: Caller, rows: readonly NotificationRow[]) => {
  const ids = [...new Set(rows.flatMap(({ releaseId }) => releaseId ?? []))]
  if (caller.isSuperAdmin || ids.length === 0) return new Set(ids)
  const seen = caller.memberships.map(({ organizationId }) =>
    tables.releases.where({ ids, all: [seesRelease({ ...caller, organizationId })] }),
  )
  return new Set((await Promise.all(seen)).flat().map(({ id }) => id))
}

export const notifications: Handlers['notifications'] = {
  get: async ({ limit, cursor }, context) => {
    const caller = await requireCaller(context)
    const own = { is: { userId: caller.user.id }, all: [after(cursor)] }
    const { rows, count } = await context.tables.notifications.page(own, { page: 1, perPage: limit })
    const last = rows.at(-1)
    const seen = await seenReleases(context, caller, rows)
    return {
      notifications: await Promise.all(rows.map((row) => notificationView(context, row, seen))),
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
    if (new TextEncoder().encode(token).length > DEVICE_TOKEN_BYTES_MAX) throw badField('token', 'BAD_REQUEST')
    // A browser belongs to the user who signed in last.
    await context.tables.devices.put({ ...newRow(context, token), userId: user.id, sessionId: context.sessionId })
    const devices = await context.tables.devices.where({ is: { userId: user.id } })
    const oldest = devices.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(DEVICES_MAX)
    for (const { id } of oldest) if (id !== token) await context.tables.devices.remove(id)
    return { ok: true }
  },
  removeDeviceToken: async ({ token }, context) => {
    const { user } = await requireCaller(context)
    await forgetDevice(context, user.id, token)
    return { ok: true }
  },
}
