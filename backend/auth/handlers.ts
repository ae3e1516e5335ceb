import { checkCode, sendCode, consumeCode } from '#backend/auth/codes.ts'
import { linkSocial, socialSignIn, unlinkSocial } from '#backend/auth/social.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { forgetDevice } from '#backend/notifications/notify.ts'
import { imageUrl } from '#backend/references.ts'
import { badField, CommittedRefusal, refusal } from '#backend/refusal.ts'
import { countResources } from '#backend/resource-counts.ts'
import { changedRow } from '#backend/rows.ts'
import {
  closeOtherSessions,
  closeSession,
  closeSessionsOf,
  membershipOf,
  newUser,
  openSession,
  requireCaller,
  userWithEmail,
} from '#backend/session.ts'
import type { UserRow } from '#backend/tables/users.ts'
import type { CurrentUser } from '#src/contract/auth.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { addFailedAttempt, isLockedOut, isStrongPassword } from '#src/domain/auth/password.ts'

const taken = () => badField('email', 'DUPLICATE_USER_NAME')
const unknown = () => badField('email', 'USER_NOT_FOUND')

/** What a user sees of their own account. */
const currentUserView = async (context: Context, row: UserRow): Promise<CurrentUser> => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  avatar: await imageUrl(context, row.avatarFileId),
  role: row.role,
  completed: row.completed,
  avatarFileId: row.avatarFileId,
  phone: row.phone || null,
  googleId: row.googleId ?? null,
  facebookId: row.facebookId ?? null,
  hasPassword: row.password !== '',
})

/** An account without a password, from a social sign-in, takes only an empty one. */
const isPassword = ({ ports }: Context, typed: string, { password: hash }: Pick<UserRow, 'password'>) =>
  hash === '' ? typed === '' : ports.passwords.verify(typed, hash)

const checkPassword = async (context: Context, password: string, user?: UserRow): Promise<void> => {
  if (user !== undefined && (await isPassword(context, password, user)))
    throw badField('password', 'PASSWORD_CANNOT_BE_SAME')
  if (!isStrongPassword(password)) throw badField('password', 'WEAK_PASSWORD')
}

/** Refuses a wrong current password. After a few wrong ones, the user has to wait. */
const checkCurrentPassword = async (context: WriteContext, user: UserRow, typed: string): Promise<void> => {
  const { tables, now } = context
  if (isLockedOut(user.passwordTries, now)) throw refusal('TOO_MANY_REQUESTS', 'TOO_MANY_WRONG_PASSWORDS')
  if (await isPassword(context, typed, user)) return
  // Others see no change of the user: the revision stays.
  await tables.users.put({ ...user, passwordTries: addFailedAttempt(user.passwordTries, now) })
  throw new CommittedRefusal(badField('currentPassword', 'CURRENT_PASSWORD_INCORRECT'))
}

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
    await consumeCode(context, code)
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
    await consumeCode(context, code)
    // Sessions that were opened with the forgotten password end, and nothing more is pushed to their devices.
    await closeSessionsOf(context, user.id)
    if (user.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    const hash = await context.ports.passwords.hash(password)
    await context.tables.users.put(changedRow(context, user, { password: hash }))
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
    const session = context.sessionId === null ? undefined : await context.tables.tokens.get(context.sessionId)
    if (session !== undefined && deviceToken !== undefined) await forgetDevice(context, session.userId, deviceToken)
    await closeSession(context)
    return { ok: true }
  },
  changePassword: async ({ currentPassword = '', password }, context) => {
    const { user } = await requireCaller(context)
    await checkCurrentPassword(context, user, currentPassword)
    await checkPassword(context, password, user)
    const hash = await context.ports.passwords.hash(password)
    await context.tables.users.put(changedRow(context, user, { password: hash, passwordTries: undefined }))
    await closeOtherSessions(context, user.id)
    return { ok: true }
  },
  linkSocial: async (input, context) => linkSocial(context, await requireCaller(context), input),
  unlinkSocial: async ({ provider }, context) => unlinkSocial(context, await requireCaller(context), provider),
  user: async (_, context) => currentUserView(context, (await requireCaller(context)).user),
  permissions: async (_, context) => {
    const caller = await requireCaller(context)
    if (caller.isSuperAdmin) return [...PERMISSIONS]
    return caller.organizationId === null ? [] : membershipOf(caller).permissions
  },
  resourcesCount: async (_, context) => countResources(context, await requireCaller(context)),
}
