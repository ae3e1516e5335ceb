import { z } from '#src/contract/zod.ts'
import type { Context } from '#mocks/context.ts'
import { newUser, userWithEmail } from '#mocks/registering.ts'
import { refusal } from '#mocks/refusal.ts'
import { openSession } from '#mocks/session.ts'

/** What the emulated providers' tokens hold, in place of a look at the real ones' user information. */
const profile = z.object({ email: z.email(), firstName: z.string(), lastName: z.string() })
const MARK = 'emulated.'

const textOf = (token: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(token), (character) => character.charCodeAt(0)))

const profileOf = (accessToken: string) => {
  try {
    return profile.parse(JSON.parse(textOf(accessToken.slice(MARK.length))))
  } catch {
    throw refusal('BAD_REQUEST', 'SOCIAL_TOKEN_INVALID')
  }
}

/** Signs in whoever the provider vouches for, and makes an account for whoever has none. */
export const socialSignIn = async (
  { accessToken, referralCode }: { accessToken: string; referralCode?: string | undefined },
  context: Context,
) => {
  if (!accessToken.startsWith(MARK)) throw refusal('BAD_REQUEST', 'SOCIAL_TOKEN_INVALID')
  const { email, firstName, lastName } = profileOf(accessToken)
  const known = await userWithEmail(context, email)
  const user = known ?? (await newUser(context, { email, firstName, lastName, password: '', referralCode }))
  if (user.status !== 'ACTIVE') throw refusal('BAD_REQUEST', 'USER_ACCOUNT_SUSPENDED')
  return { token: await openSession(context, user), completed: user.completed }
}
