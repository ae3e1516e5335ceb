import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { mutation, query } from '#src/contract/rpc.ts'
import { done, entity, id, imageOption, listInput, nothing, reference, requiredText } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

export const organization = z.object({
  ...entity,
  name: z.string(),
  image: z.nullable(z.string()),
  status: z.enum(ENTITY_STATUSES),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type Organization = z.output<typeof organization>

const NAME_MAX = 100

/** Somebody asks the caller to work for an organization. */
const invitation = z.object({
  id,
  organization: reference,
  inviter: z.nullable(z.string()),
  createdAt: z.string(),
})
const answered = z.object({ invitationId: id })

export const organizationInput = z.object({
  name: requiredText(NAME_MAX),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

export const organizations = {
  create: mutation(z.extend(organizationInput, { id: z.optional(id) }), organization),
  invitations: query(nothing, z.array(invitation)),
  acceptInvitation: mutation(answered, imageOption),
  rejectInvitation: mutation(answered, done),
  own: query(nothing, z.array(imageOption)),
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ orgs: z.array(organization), count: z.int() }),
  ),
}
