import { need, organizationShown } from '#mocks/access.ts'
import { setStatus, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { UserRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { tellSuperAdmins } from '#mocks/notify.ts'
import { checkFile, visible } from '#mocks/ownership.ts'
import { referralOf } from '#mocks/referral.ts'
import { closeSessionsOf, signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { needAbove, refuseOneself, refuseUnmanaged, removeUsers, seesUser } from '#mocks/user-access.ts'
import { userDetailView, userView } from '#mocks/views/user.ts'

const userFound = ({ id, firstName, lastName, email }: UserRow): Findable => ({
  texts: [firstName, lastName, email],
  codes: [id],
})
const sorts: Sorts<UserRow> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  status: ({ status }) => status,
}

const managing = async (context: Context) => {
  const caller = await signedIn(context)
  need(caller, 'MANAGE_USER')
  return caller
}

export const users: Handlers['users'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const organizationId = organizationShown(caller, input.organizationId)
    const members = await context.tables.memberships.filter((one) => one.organizationId === organizationId)
    const shown = new Set(members.map(({ userId }) => userId))
    const found = searcher(input.search, userFound)
    const rows = await context.tables.users.filter(
      (row) =>
        (organizationId === null || shown.has(row.id)) &&
        (input.status === undefined || row.status === input.status) &&
        found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { users: await Promise.all(page.rows.map((row) => userView(context, row))), count: page.count }
  },
  get: async ({ userId }, context) => {
    const caller = await managing(context)
    const row = visible(await context.tables.users.get(userId), await seesUser(context, caller))
    return userDetailView(context, row, caller)
  },
  update: async ({ userId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const { users } = context.tables
    const before = visible(await users.get(userId), await seesUser(context, caller))
    needAbove(caller, [before])
    await checkRevision(before, revision, () => userDetailView(context, before, caller))
    return userDetailView(context, await users.put(changed(context, before, given(fields))), caller)
  },
  toggle: async ({ userIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.users, userIds, await seesUser(context, caller))
    needAbove(caller, rows)
    refuseOneself(caller, rows)
    if (status === 'INACTIVE') await refuseUnmanaged(context, caller, rows)
    // Turned on again, they sign in again.
    for (const { id } of status === 'INACTIVE' ? rows : []) await closeSessionsOf(context, id)
    return setStatus(context, context.tables.users, rows, status)
  },
  permanentlyDelete: async ({ userIds }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.users, userIds, await seesUser(context, caller))
    needAbove(caller, rows)
    refuseOneself(caller, rows)
    await refuseUnmanaged(context, caller, rows)
    return removeUsers(context, rows)
  },
  updateProfile: async ({ avatar, ...fields }, context) => {
    const caller = await signedIn(context)
    if (avatar != null && avatar !== caller.user.avatarFileId)
      await checkFile(context, caller, { fileId: avatar, purpose: 'AVATAR', field: 'avatar' })
    const changes = given({ ...fields, avatarFileId: avatar })
    return userView(context, await context.tables.users.put(changed(context, caller.user, changes)))
  },
  referral: async (_, context) => referralOf(context, (await signedIn(context)).user),
  completeRegistration: async (input, context) => {
    const { user } = await signedIn(context)
    // Sent again because the answer was lost: it was done, and the super administrators know.
    if (user.completed) return userView(context, user)
    const completed = await context.tables.users.put(changed(context, user, { ...given(input), completed: true }))
    const type = user.referralCode === undefined ? 'ADMIN_NEWUSER' : 'ADMIN_NEWUSERTHROUGHREFERRAL'
    await tellSuperAdmins(context, { type, senderId: user.id })
    return userView(context, completed)
  },
  checkNoReleases: async (_, context) => {
    const { memberships, user } = await signedIn(context)
    const own = new Set(memberships.map(({ organizationId }) => organizationId))
    const first = await context.tables.releases.find(
      ({ organizationId, createdBy }) => own.has(organizationId) || createdBy === user.id,
    )
    return { hasReleases: first !== undefined }
  },
}
