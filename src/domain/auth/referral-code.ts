const SHAPE = /^[A-Za-z0-9_-]{1,64}$/

/** A code somebody was invited with, as it may be kept and sent; null when it cannot be one. */
export const parseReferralCode = (value: unknown): string | null =>
  typeof value === 'string' && SHAPE.test(value) ? value : null
