import { passwordFields, passwordsMatch, requiredPassword } from '#src/auth/password/password-schema.ts'
import { z } from '#src/contract/zod.ts'

/** The current one is asked of whoever has one (spec 2, section 5). */
export const changeForm = z.object({ currentPassword: requiredPassword, ...passwordFields }).check(passwordsMatch)
export const setForm = z.object({ currentPassword: z.string(), ...passwordFields }).check(passwordsMatch)
