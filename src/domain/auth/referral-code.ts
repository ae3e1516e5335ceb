import { REFERRAL_CODE_MAX } from '#src/domain/limits.ts'

const SHAPE = new RegExp(`^[A-Za-z0-9_-]{1,${REFERRAL_CODE_MAX}}$`)

/** A code somebody was invited with, as it may be kept and sent; null when it cannot be one. */
export const parseReferralCode = (value: unknown): string | null =>
  typeof value === 'string' && SHAPE.test(value) ? value : null
