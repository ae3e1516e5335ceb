import type { SocialProvider } from '#src/contract/auth.ts'
import { z } from '#src/contract/zod.ts'
import type { Context } from '#mocks/context.ts'
import { changed } from '#mocks/db/changes.ts'
import type { UserRow } from '#mocks/db/rows.ts'
import { newUser, userWithEmail } from '#mocks/registering.ts'
import { refusal } from '#mocks/refusal.ts'
import { type Caller, openSession } from '#mocks/session.ts'

/** What the emulated providers' tokens hold, in place of a look at the real ones' user information. */
const profile = z.object({ email: z.email(), firstName: z.string(), lastName: z.string() })
const MARK = 'emulated.'

const textOf = (token: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(token), (character) => character.charCodeAt(0)))

const profileOf = (accessToken: string) => {
  if (!accessToken.startsWith(MARK)) throw refusal('BAD_REQUEST', 'SOCIAL_TOKEN_INVALID')
  try {
    return profile.parse(JSON.parse(textOf(accessToken.slice(MARK.length))))
  } catch {
    throw refusal('BAD_REQUEST', 'SOCIAL_TOKEN_INVALID')
  }
}

type Ids = Pick<UserRow, 'googleId' | 'facebookId'>
const idFor = (provider: SocialProvider, id: string | null): Ids =>
  provider === 'GOOGLE' ? { googleId: id } : { facebookId: id }
const idOf = (provider: SocialProvider, { googleId, facebookId }: UserRow) =>
  provider === 'GOOGLE' ? googleId : facebookId

/** Whom an account there signs in: whoever linked it, else whoever has its address. In the emulation they are known by it. */
const ownerOf = async (context: Context, provider: SocialProvider, email: string): Promise<UserRow | undefined> =>
  (await context.tables.users.find((user) => idOf(provider, user)?.toLowerCase() === email.toLowerCase())) ??
  (await userWithEmail(context, email))

type SignIn = { accessToken: string; referralCode?: string | undefined }

/** Signs in whoever the provider vouches for, and makes an account for whoever has none. */
export const socialSignIn =
  (provider: SocialProvider) =>
  async ({ accessToken, referralCode }: SignIn, context: Context) => {
    const { email, firstName, lastName } = profileOf(accessToken)
    const known = await ownerOf(context, provider, email)
    if (known !== undefined && known.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
    const user = known ?? (await newUser(context, { email, firstName, lastName, password: '', referralCode }))
    if (idOf(provider, user) == null) await context.tables.users.put(changed(context, user, idFor(provider, email)))
    return { token: await openSession(context, user), completed: user.completed }
  }

/** From now on this account there signs in the caller; one that signs in somebody else stays theirs. */
export const linkSocial = async (
  context: Context,
  { user }: Caller,
  { provider, accessToken }: { provider: SocialProvider; accessToken: string },
) => {
  const { email } = profileOf(accessToken)
  const owner = await ownerOf(context, provider, email)
  if (owner !== undefined && owner.id !== user.id) throw refusal('CONFLICT', 'SOCIAL_ALREADY_LINKED')
  await context.tables.users.put(changed(context, user, idFor(provider, email)))
  return { ok: true } as const
}

/** Whoever has no password would be locked out: one comes first (spec 2, section 8). */
export const unlinkSocial = async (context: Context, { user }: Caller, provider: SocialProvider) => {
  if (user.password === '') throw refusal('PRECONDITION_FAILED', 'PASSWORD_REQUIRED')
  if (idOf(provider, user) != null) await context.tables.users.put(changed(context, user, idFor(provider, null)))
  return { ok: true } as const
}
