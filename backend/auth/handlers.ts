import { membershipOf } from '#backend/access.ts'
import { changed } from '#backend/rows.ts'
import { forgetDevice } from '#backend/notifications/notify.ts'
import { checkCode, sendCode, useUp } from '#backend/auth/codes.ts'
import { checkCurrentPassword, checkPassword, isPassword, newUser, userWithEmail } from '#backend/accounts.ts'
import { countResources } from '#backend/resource-counts.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { closeOtherSessions, closeSession, closeSessionsOf, openSession, signedIn } from '#backend/session.ts'
import { linkSocial, socialSignIn, unlinkSocial } from '#backend/auth/social.ts'
import type { Handlers } from '#backend/context.ts'
import { currentUserView } from '#backend/users/view.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'

const taken = () => badField('email', 'DUPLICATE_USER_NAME')
const unknown = () => badField('email', 'USER_NOT_FOUND')

export const auth: Handlers['auth'] = {
  signUp: async ({ email }, context) => {
    if ((await userWithEmail(context, email)) !== undefined) throw taken()
    await sendCode(context, { email, type: 'EMAIL' }, false)
    return { ok: true }
  },
  sendOtp: async ({ email, type, isResend }, context) => {
    const user = await userWithEmail(context, email)
    if (type === 'EMAIL' && user !== undefined) throw taken()
    if (type === 'PASSWORD' && user === undefined) throw unknown()
    await sendCode(context, { email, type }, isResend)
    return { ok: true }
  },
  verifyOtp: async (typed, context) => {
    await checkCode(context, typed)
    return { ok: true }
  },
  setPassword: async ({ email, otp, password, referralCode }, context) => {
    const code = await checkCode(context, { email, otp, type: 'EMAIL' })
    if ((await userWithEmail(context, email)) !== undefined) throw taken()
    await checkPassword(context, password)
    await useUp(context, code)
    const hash = await context.ports.passwords.hash(password)
    const user = await newUser(context, { email, password: hash, referralCode })
    return { token: await openSession(context, user), completed: false }
  },
  passwordRecovery: async ({ email, otp, type, password }, context) => {
    const code = await checkCode(context, { email, otp, type })
    const user = await userWithEmail(context, email)
    if (user === undefined) throw unknown()
    if (password === undefined) return { ok: true }
    await checkPassword(context, password, user)
    await useUp(context, code)
    // Sessions that were opened with the forgotten password end.
    await closeSessionsOf(context, user.id)
    if (user.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    const hash = await context.ports.passwords.hash(password)
    await context.tables.users.put(changed(context, user, { password: hash }))
    return { token: await openSession(context, user), completed: user.completed }
  },
  googleSignIn: socialSignIn('GOOGLE'),
  facebookSignIn: socialSignIn('FACEBOOK'),
  signIn: async ({ email, password }, context) => {
    const user = await userWithEmail(context, email)
    if (user === undefined || !(await isPassword(context, password, user)))
      throw refusal('BAD_REQUEST', 'USER_OR_PASSWORD_INCORRECT')
    if (user.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    return { token: await openSession(context, user), completed: user.completed }
  },
  signOut: async ({ deviceToken }, context) => {
    const session = context.token === null ? undefined : await context.tables.tokens.get(context.token)
    if (session !== undefined && deviceToken !== undefined) await forgetDevice(context, session.userId, deviceToken)
    await closeSession(context)
    return { ok: true }
  },
  changePassword: async ({ currentPassword = '', password }, context) => {
    const { user } = await signedIn(context)
    await checkCurrentPassword(context, user, currentPassword)
    await checkPassword(context, password, user)
    const hash = await context.ports.passwords.hash(password)
    await context.tables.users.put(changed(context, user, { password: hash, passwordTries: undefined }))
    await closeOtherSessions(context, user.id)
    return { ok: true }
  },
  linkSocial: async (input, context) => linkSocial(context, await signedIn(context), input),
  unlinkSocial: async ({ provider }, context) => unlinkSocial(context, await signedIn(context), provider),
  user: async (_, context) => currentUserView(context, (await signedIn(context)).user),
  permissions: async (_, context) => {
    const caller = await signedIn(context)
    if (caller.isSuperAdmin) return [...PERMISSIONS]
    return caller.organizationId === null ? [] : membershipOf(caller).permissions
  },
  resourcesCount: async (_, context) => countResources(context, await signedIn(context)),
}
