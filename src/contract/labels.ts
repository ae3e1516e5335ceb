import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { query } from '#src/contract/rpc.ts'
import { entity, listInput, reference } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

export const label = z.object({
  ...entity,
  name: z.string(),
  status: z.enum(ENTITY_STATUSES),
  organization: reference,
  releasesCount: z.int(),
})
export type Label = z.output<typeof label>

export const labels = {
  list: query(
    z.object({ ...listInput, status: z.optional(z.enum(ENTITY_STATUSES)) }),
    z.object({ labels: z.array(label), count: z.int() }),
  ),
}
