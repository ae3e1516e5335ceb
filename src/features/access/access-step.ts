/** The steps of sign-up and recovery, as in their addresses (spec 1, section 2.4). Every start knows the addresses. */
export const STEPS = ['email', 'code', 'password'] as const
export type Step = (typeof STEPS)[number]
