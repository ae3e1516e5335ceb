import type { Context, WriteContext } from '#backend/context.ts'
import type { SocialProfile } from '#backend/ports.ts'
import { refusal } from '#backend/refusal.ts'
import { changedRow } from '#backend/rows.ts'
import { type Caller, newUser, openSession, userWithEmail } from '#backend/session.ts'
import type { UserRow } from '#backend/tables/users.ts'
import type { SocialProvider } from '#src/contract/auth.ts'
import { emailKey } from '#src/domain/contact/email.ts'

const profileOf = async ({ ports }: Context, provider: SocialProvider, accessToken: string): Promise<SocialProfile> => {
  const profile = await ports.socialTokens.profileOf(provider, accessToken)
  if (profile === null) throw refusal('BAD_REQUEST', 'SOCIAL_TOKEN_INVALID')
  return profile
}

type Ids = Pick<UserRow, 'googleId' | 'facebookId'>
const idFor = (provider: SocialProvider, id: string | null): Ids =>
  provider === 'GOOGLE' ? { googleId: id } : { facebookId: id }
const idOf = (provider: SocialProvider, { googleId, facebookId }: UserRow) =>
  provider === 'GOOGLE' ? googleId : facebookId

/** The user who linked this account of the provider, otherwise the user with its e-mail address. */
const ownerOf = async (context: Context, provider: SocialProvider, email: string): Promise<UserRow | undefined> => {
  const [linked] = await context.tables.users.where({ key: { [provider]: emailKey(email) } }, 1)
  return linked ?? (await userWithEmail(context, email))
}

type SignIn = { accessToken: string; referralCode?: string | undefined }

/** Signs in the owner of the provider's token, who gets a new account if there is none. */
export const socialSignIn =
  (provider: SocialProvider) =>
  async ({ accessToken, referralCode }: SignIn, context: WriteContext) => {
    const { email, firstName, lastName } = await profileOf(context, provider, accessToken)
    const known = await ownerOf(context, provider, email)
    if (known !== undefined && known.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    const user = known ?? (await newUser(context, { email, firstName, lastName, password: '', referralCode }))
    if (idOf(provider, user) == null) await context.tables.users.put(changedRow(context, user, idFor(provider, email)))
    return { token: await openSession(context, user), completed: user.completed }
  }

/** Links the provider's account to the caller, unless it signs in another user. */
export const linkSocial = async (
  context: WriteContext,
  { user }: Caller,
  { provider, accessToken }: { provider: SocialProvider; accessToken: string },
) => {
  const { email } = await profileOf(context, provider, accessToken)
  const owner = await ownerOf(context, provider, email)
  if (owner !== undefined && owner.id !== user.id) throw refusal('CONFLICT', 'SOCIAL_ALREADY_LINKED')
  await context.tables.users.put(changedRow(context, user, idFor(provider, email)))
  return { ok: true } as const
}

/** Without a password the user would be locked out, so one must be set first (catalogue-8). */
export const unlinkSocial = async (context: WriteContext, { user }: Caller, provider: SocialProvider) => {
  if (user.password === '') throw refusal('PRECONDITION_FAILED', 'PASSWORD_REQUIRED')
  if (idOf(provider, user) != null) await context.tables.users.put(changedRow(context, user, idFor(provider, null)))
  return { ok: true } as const
}
