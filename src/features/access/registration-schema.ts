import { REGISTRATION_KINDS } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'
import { isPhone } from '#src/domain/contact/phone.ts'

const name = z.string().check(z.trim(), z.minLength(1, 'required'))
export const registrationForm = z.object({
  firstName: name,
  lastName: name,
  kind: z.enum(REGISTRATION_KINDS),
  phone: z.string().check(
    z.trim(),
    z.refine((phone) => phone === '' || isPhone(phone), 'phone'),
  ),
})
export type RegistrationForm = z.output<typeof registrationForm>

/** What was typed so far, right or not. */
export const registrationDraftSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(REGISTRATION_KINDS),
  phone: z.string(),
})
