import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { query } from '#src/contract/rpc.ts'
import { entity, imageOption, listInput, nothing } from '#src/contract/resource.ts'
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

export const organizations = {
  own: query(nothing, z.array(imageOption)),
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ orgs: z.array(organization), count: z.int() }),
  ),
}
