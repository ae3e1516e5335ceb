import { isValidEmail } from '#src/domain/email.ts'
import { signInInput } from '#src/contract/auth.ts'
import { z } from '#src/contract/zod.ts'

/** What the person reads is looked up under these keys of the `access` texts. */
export const signInForm = z.extend(z.omit(signInInput, { email: true, password: true }), {
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((value) => value === '' || isValidEmail(value), 'email'),
  ),
  password: z.string().check(z.minLength(1, 'required')),
})
export type SignInForm = z.output<typeof signInForm>
