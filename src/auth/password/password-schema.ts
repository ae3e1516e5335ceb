import { z } from '#src/contract/zod.ts'
import { meetsEveryRule } from '#src/domain/auth/password.ts'

/** What the person reads is looked up under these keys of the `access` texts. */
export const requiredPassword = z.string().check(z.minLength(1, 'required'))
export const passwordFields = {
  password: z.string().check(
    z.minLength(1, 'required'),
    z.refine((value) => value === '' || meetsEveryRule(value), 'password'),
  ),
  confirmation: requiredPassword,
}

export const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => confirmation === '' || password === confirmation,
  { path: ['confirmation'], error: 'mismatch' },
)
export const newPasswordSchema = z.object(passwordFields).check(passwordsMatch)
