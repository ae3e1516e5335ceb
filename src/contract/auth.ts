import { mutation, query } from '#src/contract/procedure.ts'
import { done, id, nothing, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { PERMISSIONS, USER_ROLES } from '#src/domain/access/permission.ts'
import { CODE_LENGTH, EMAIL_MAX, PASSWORD_MAX, REFERRAL_CODE_MAX, TOKEN_MAX } from '#src/domain/limits.ts'

/** What a code is for: to register, or to set a new password (access-4). */
export const CODE_TYPES = ['EMAIL', 'PASSWORD'] as const
export type CodeType = (typeof CODE_TYPES)[number]
/** Providers of social sign-in. */
export const SOCIAL_PROVIDERS = ['GOOGLE', 'FACEBOOK'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
const provider = z.enum(SOCIAL_PROVIDERS)
const COUNTED = [
  'pendingApprovals',
  'takeDownRequests',
  'organizations',
  'users',
  'labels',
  'artists',
  'releases',
  'assets',
  'people',
] as const

export const email = z.email().check(z.maxLength(EMAIL_MAX))
/** As it was typed: spaces at its ends belong to it. */
const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))
export const signInInput = z.object({ email, password })
const token = z.object({ token: z.string(), completed: z.boolean() })
const otp = z.string().check(z.trim(), z.length(CODE_LENGTH))
const referralCode = z.optional(requiredText(REFERRAL_CODE_MAX))
const accessToken = requiredText(TOKEN_MAX)
const socialInput = z.object({ accessToken, referralCode })

/** The signed-in user, as only they see it. */
export const currentUser = z.object({
  id,
  email,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(USER_ROLES),
  completed: z.boolean(),
  phone: z.nullable(z.string()),
  avatarFileId: z.nullable(id),
  /** Who this person is with a provider they can sign in through. */
  googleId: z.nullable(z.string()),
  facebookId: z.nullable(z.string()),
  hasPassword: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

/** The counts of the menu, of what the caller may see. */
export const resourceCounts = z.record(z.enum(COUNTED), z.int())
export type ResourceCounts = z.output<typeof resourceCounts>

export const auth = {
  signUp: mutation(z.object({ email }), done),
  sendOtp: mutation(z.object({ email, type: z.enum(CODE_TYPES), isResend: z.boolean() }), done),
  verifyOtp: mutation(z.object({ email, otp, type: z.literal('EMAIL') }), done),
  passwordRecovery: mutation(
    z.object({ email, otp, type: z.literal('PASSWORD'), password: z.optional(password) }),
    // Without a password the code alone is looked at.
    z.union([token, done]),
  ),
  setPassword: mutation(z.object({ email, otp, password, referralCode }), token),
  googleSignIn: mutation(socialInput, token),
  facebookSignIn: mutation(socialInput, token),
  signIn: mutation(signInInput, token),
  signOut: mutation(z.object({ deviceToken: z.optional(z.string()) }), done),
  // A user of a social sign-in without a password sends none.
  changePassword: mutation(z.object({ currentPassword: z.optional(password), password }), done),
  linkSocial: mutation(z.object({ provider, accessToken }), done),
  unlinkSocial: mutation(z.object({ provider }), done),
  user: query(nothing, currentUser),
  permissions: query(nothing, z.array(z.enum(PERMISSIONS))),
  resourcesCount: query(nothing, resourceCounts),
}
