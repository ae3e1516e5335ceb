import { REGISTRATION_KINDS, registrationInput } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'

const name = z.string().check(z.trim(), z.minLength(1, 'required'))
export const registrationForm = z.extend(registrationInput, {
  firstName: name,
  lastName: name,
  kind: z.enum(REGISTRATION_KINDS),
})
export type RegistrationForm = z.output<typeof registrationForm>
