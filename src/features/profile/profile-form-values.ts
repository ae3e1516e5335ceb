import type { CurrentUser } from '#src/contract/auth.ts'
import { profileInput } from '#src/contract/users.ts'
import { z } from '#src/contract/zod.ts'

const { firstName, lastName, phone } = profileInput.shape

export const profileForm = z.object({
  imageFileId: z.nullable(z.string()),
  firstName,
  lastName,
  phone: phone.def.innerType,
})
export type ProfileValues = z.output<typeof profileForm>

/** What of the form stays on this device until it is saved. */
export const profileDraft = z.partial(
  z.object({ imageFileId: z.nullable(z.string()), firstName: z.string(), lastName: z.string(), phone: z.string() }),
)

export const valuesOf = (user: CurrentUser): ProfileValues => ({
  imageFileId: user.avatarFileId,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? '',
})
