import { isIsrcPrefix } from '#src/domain/isrc-prefix.ts'
import { ENTITY_STATUSES } from '#src/domain/status.ts'
import { mutation, query } from '#src/contract/rpc.ts'
import { done, entity, id, ids, listInput, reference, requiredText, text } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

const NAME_MAX = 100
const status = z.enum(ENTITY_STATUSES)

const fields = {
  name: requiredText(NAME_MAX),
  /** Country and registrant, with the hyphen: `IT-ABC`. No two labels share one. */
  isrcPrefix: z.nullable(text(6).check(z.refine(isIsrcPrefix, 'ISRC_PREFIX_INVALID'))),
}
export const labelInput = z.object(fields)

export const label = z.object({
  ...entity,
  name: z.string(),
  isrcPrefix: z.nullable(z.string()),
  status,
  organization: reference,
  releasesCount: z.int(),
})
export type Label = z.output<typeof label>

export const labels = {
  list: query(
    z.object({ ...listInput, status: z.optional(status) }),
    z.object({ labels: z.array(label), count: z.int() }),
  ),
  get: query(z.object({ labelId: id }), label),
  create: mutation(
    z.extend(z.partial(labelInput), { id: z.optional(id), name: fields.name, organizationId: z.optional(id) }),
    label,
  ),
  update: mutation(z.extend(z.partial(labelInput), { labelId: id, revision: z.int() }), label),
  toggle: mutation(z.object({ labelIds: ids, status }), done),
  permanentlyDelete: mutation(z.object({ labelIds: ids }), done),
}
