/** The steps of sign-up and recovery (spec 1, section 2.4), as their addresses name them. */
export const STEPS = ['email', 'code', 'password'] as const
export type Step = (typeof STEPS)[number]
