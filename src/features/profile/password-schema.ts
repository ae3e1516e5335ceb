import { passwordFields, saidTwice, typedPassword } from '#src/catalogue/password/password-form.ts'
import { z } from '#src/contract/zod.ts'

/** The current one is asked of whoever has one (spec 2, section 5). */
export const changeForm = z.object({ currentPassword: typedPassword, ...passwordFields }).check(saidTwice)
export const setForm = z.object({ currentPassword: z.string(), ...passwordFields }).check(saidTwice)
