import { isValidEmail } from '#src/domain/contact/email.ts'
import { isCode, normalizeCode } from '#src/domain/auth/one-time-code.ts'
import { z } from '#src/contract/zod.ts'

/** What the person reads is looked up under these keys of the `access` texts. */
const required = z.string().check(z.minLength(1, 'required'))
export const email = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isValidEmail(value), 'email'),
)

export const signInForm = z.object({ email, password: required })
export const emailForm = z.object({ email })
export const signUpForm = z.object({ email, terms: z.boolean().check(z.refine((value) => value, 'terms')) })
export const codeForm = z.object({
  code: z.pipe(z.pipe(required, z.transform(normalizeCode)), z.string().check(z.refine(isCode, 'code'))),
})
