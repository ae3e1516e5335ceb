import { mutation, query } from '#src/contract/procedure.ts'
import {
  done,
  entity,
  id,
  ids,
  listInput,
  nothing,
  reference,
  requiredText,
  text,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { PERMISSIONS, USER_ROLES } from '#src/domain/access/permission.ts'
import { isPhone } from '#src/domain/contact/phone.ts'
import { NAME_MAX, PHONE_MAX } from '#src/domain/limits.ts'
import { MEMBER_ROLES } from '#src/domain/membership/role.ts'

/** What a user registers as (access-4). */
export const REGISTRATION_KINDS = ['ARTIST', 'LABEL', 'MANAGER', 'OTHER'] as const
/** The last step of signing up; errors by field: a wrong number is the error `phone`. */
export const registrationInput = z.object({
  firstName: requiredText(NAME_MAX),
  lastName: requiredText(NAME_MAX),
  kind: z.enum(REGISTRATION_KINDS),
  phone: z.optional(text(PHONE_MAX).check(z.refine((phone) => phone === '' || isPhone(phone), 'phone'))),
})

/** What a user says in the profile; the avatar is an uploaded file, or null for none. */
export const profileInput = z.object({
  firstName: requiredText(NAME_MAX),
  lastName: requiredText(NAME_MAX),
  avatar: z.optional(z.nullable(id)),
  phone: z.optional(text(PHONE_MAX).check(z.refine((phone) => phone === '' || isPhone(phone), 'PHONE_INVALID'))),
})

export const user = z.object({
  ...entity,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(USER_ROLES),
  status: z.enum(ENTITY_STATUSES),
  /** The time of the last call; null before the first. */
  lastSeenAt: z.nullable(z.string()),
})
export type User = z.output<typeof user>

/** With where this person works, of what the caller may see. */
export const userDetail = z.extend(user, {
  completed: z.boolean(),
  phone: z.nullable(z.string()),
  memberships: z.array(
    z.object({ organization: reference, role: z.enum(MEMBER_ROLES), permissions: z.array(z.enum(PERMISSIONS)) }),
  ),
})
export type UserDetail = z.output<typeof userDetail>
export const userInput = z.object({ firstName: requiredText(NAME_MAX), lastName: requiredText(NAME_MAX) })

export const users = {
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ users: z.array(user), count: z.int() }),
  ),
  get: query(z.object({ userId: id }), userDetail),
  update: mutation(z.extend(z.partial(userInput), { userId: id, revision: z.int() }), userDetail),
  toggle: mutation(z.object({ userIds: ids, status: z.enum(ENTITY_STATUSES) }), done),
  permanentlyDelete: mutation(z.object({ userIds: ids }), done),
  updateProfile: mutation(profileInput, user),
  referral: query(nothing, z.object({ code: z.string(), url: z.string(), invitedCount: z.int() })),
  completeRegistration: mutation(registrationInput, user),
  checkNoReleases: query(nothing, z.object({ hasReleases: z.boolean() })),
}
