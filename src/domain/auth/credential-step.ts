/** The steps of sign-up and recovery, as in their addresses (access-2.4). */
export const CREDENTIAL_STEPS = ['email', 'code', 'password'] as const
export type CredentialStep = (typeof CREDENTIAL_STEPS)[number]
