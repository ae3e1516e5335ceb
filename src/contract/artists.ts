import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { mutation, query } from '#src/contract/rpc.ts'
import { entity, id, listInput, reference, requiredText } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

export const artist = z.object({
  ...entity,
  name: z.string(),
  image: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status: z.enum(ENTITY_STATUSES),
  organization: reference,
  label: z.nullable(reference),
  releasesCount: z.int(),
})
export type Artist = z.output<typeof artist>

const NAME_MAX = 100

export const artists = {
  create: mutation(z.object({ id: z.optional(id), name: requiredText(NAME_MAX) }), artist),
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ artists: z.array(artist), count: z.int() }),
  ),
}
