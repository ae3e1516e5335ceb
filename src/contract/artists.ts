import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { query } from '#src/contract/rpc.ts'
import { entity, listInput, reference } from '#src/contract/resource.ts'
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

export const artists = {
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ artists: z.array(artist), count: z.int() }),
  ),
}
