import { PERMISSIONS } from '#src/domain/permission.ts'
import { membershipOf } from '#mocks/access.ts'
import { countResources } from '#mocks/resource-counts.ts'
import { refusal } from '#mocks/refusal.ts'
import { closeSession, openSession, signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { imageUrl } from '#mocks/views/references.ts'

export const auth: Handlers['auth'] = {
  signIn: async ({ email, password }, context) => {
    const asked = email.toLowerCase()
    const user = await context.tables.users.find((one) => one.email.toLowerCase() === asked)
    if (user === undefined || user.password !== password) throw refusal('BAD_REQUEST', 'USER_OR_PASSWORD_INCORRECT')
    if (user.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    return { token: await openSession(context, user), completed: user.completed }
  },
  signOut: async (_, context) => {
    await closeSession(context)
    return { ok: true }
  },
  user: async (_, context) => {
    const { user } = await signedIn(context)
    const { id, email, firstName, lastName, avatarFileId, role, completed } = user
    return { id, email, firstName, lastName, avatar: await imageUrl(context, avatarFileId), role, completed }
  },
  permissions: async (_, context) => {
    const caller = await signedIn(context)
    if (caller.isSuperAdmin) return [...PERMISSIONS]
    return caller.organizationId === null ? [] : membershipOf(caller).permissions
  },
  resourcesCount: async (_, context) => countResources(context, await signedIn(context)),
}
