import { REFERRAL_CODE_LENGTH, REFERRAL_CODE_MAX } from '#src/domain/limits.ts'

const SHAPE = new RegExp(`^[A-Za-z0-9_-]{1,${REFERRAL_CODE_MAX}}$`)

/** A referral code as it may be stored and sent; null when it cannot be one. */
export const parseReferralCode = (value: unknown): string | null =>
  typeof value === 'string' && SHAPE.test(value) ? value : null

/** The code with which a user invites others, from the user's id. */
export const referralCodeOf = (userId: string): string =>
  userId.replaceAll('-', '').slice(-REFERRAL_CODE_LENGTH).toUpperCase()
