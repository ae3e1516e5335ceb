import { requiredText } from '#src/auth/credentials/credential-fields.tsx'
import { newPasswordFields, passwordsMatch } from '#src/auth/credentials/new-password.tsx'
import { z } from '#src/contract/zod.ts'

/** The current one is asked of whoever has one (spec 2, section 5). */
export const changeForm = z.object({ currentPassword: requiredText, ...newPasswordFields }).check(passwordsMatch)
export const setForm = z.object({ currentPassword: z.string(), ...newPasswordFields }).check(passwordsMatch)
