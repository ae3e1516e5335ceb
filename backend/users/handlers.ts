import { inOrganizationShown, seesUser, checkFile, visible } from '#backend/access.ts'
import type { Context, Handlers } from '#backend/context.ts'
import { notifySuperAdmins } from '#backend/notifications/notify.ts'
import { setStatus, visibleRows, foundBy, sortOf, changedRow, checkRevision, definedFields } from '#backend/rows.ts'
import { closeSessionsOf, requireCaller, requireCallerWith } from '#backend/session.ts'
import { EVERY } from '#backend/tables/table.ts'
import { users as table } from '#backend/tables/users.ts'
import { refuseHigherRoles, refuseOneself, refuseUnmanaged, removeUsers } from '#backend/users/rules.ts'
import { userDetailView, userView } from '#backend/users/view.ts'
import { referralCodeOf } from '#src/domain/auth/referral-code.ts'

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_USER')

export const users: Handlers['users'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const { organizationId, status, search } = input
    const members = inOrganizationShown(caller, organizationId)
    const shown = {
      is: definedFields({ status }),
      ...(members === EVERY ? {} : { has: { memberships: members } }),
      all: [foundBy(search)],
    }
    const { rows, count } = await context.tables.users.page(shown, input, sortOf(table, input))
    return { users: await Promise.all(rows.map((row) => userView(context, row))), count }
  },
  get: async ({ userId }, context) => {
    const caller = await managing(context)
    const row = await visible(context.tables.users, userId, seesUser(caller))
    return userDetailView(context, row, caller)
  },
  update: async ({ userId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const { users } = context.tables
    const before = await visible(users, userId, seesUser(caller))
    refuseHigherRoles(caller, [before])
    await checkRevision(before, revision, () => userDetailView(context, before, caller))
    return userDetailView(context, await users.put(changedRow(context, before, definedFields(fields))), caller)
  },
  toggle: async ({ userIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.users, userIds, seesUser(caller))
    refuseHigherRoles(caller, rows)
    refuseOneself(caller, rows)
    if (status === 'INACTIVE') await refuseUnmanaged(context, caller, rows)
    // Whoever is activated later has to sign in again.
    for (const { id } of status === 'INACTIVE' ? rows : []) await closeSessionsOf(context, id)
    return setStatus(context, context.tables.users, rows, status)
  },
  permanentlyDelete: async ({ userIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.users, userIds, seesUser(caller))
    refuseHigherRoles(caller, rows)
    refuseOneself(caller, rows)
    await refuseUnmanaged(context, caller, rows)
    return removeUsers(context, rows)
  },
  updateProfile: async ({ avatar, ...fields }, context) => {
    const caller = await requireCaller(context)
    if (avatar != null && avatar !== caller.user.avatarFileId)
      await checkFile(context, caller, { fileId: avatar, purpose: 'AVATAR', field: 'avatar' })
    const changes = definedFields({ ...fields, avatarFileId: avatar })
    return userView(context, await context.tables.users.put(changedRow(context, caller.user, changes)))
  },
  referral: async (_, context) => {
    const code = referralCodeOf((await requireCaller(context)).user.id)
    return { code, url: `/invite/${code}`, invitedCount: await context.tables.users.count({ key: { referral: code } }) }
  },
  completeRegistration: async (input, context) => {
    const { user } = await requireCaller(context)
    // Sent again because the answer was lost: the super administrators have been notified.
    if (user.completed) return userView(context, user)
    const completed = await context.tables.users.put(
      changedRow(context, user, { ...definedFields(input), completed: true }),
    )
    const type = user.referralCode === undefined ? 'ADMIN_NEWUSER' : 'ADMIN_NEWUSERTHROUGHREFERRAL'
    await notifySuperAdmins(context, { type, senderId: user.id })
    return userView(context, completed)
  },
  checkNoReleases: async (_, context) => {
    const { memberships, user } = await requireCaller(context)
    const organizationId = memberships.map((membership) => membership.organizationId)
    const own = { any: [{ in: { organizationId } }, { is: { createdBy: user.id } }] }
    const first = await context.tables.releases.where(own, 1)
    return { hasReleases: first.length > 0 }
  },
}
