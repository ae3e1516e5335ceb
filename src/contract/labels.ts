import { mutation, query } from '#src/contract/procedure.ts'
import { done, entity, id, ids, listInput, reference, requiredText, text } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { isIsrcPrefix } from '#src/domain/identifiers/isrc.ts'
import { areDefaultTerritories, isDefaultSubgenre } from '#src/domain/label/defaults.ts'
import {
  GENRE_MAX,
  ISRC_NUMBER_MAX,
  ISRC_PREFIX_LENGTH,
  NAME_MAX,
  STORES_MAX,
  TERRITORIES_MAX,
  TERRITORY_CODE_MAX,
} from '#src/domain/limits.ts'

const status = z.enum(ENTITY_STATUSES)
/** Numbers below the next one are never assigned again, so that it can only be raised. */
const isrcNumber = z.int().check(z.minimum(1), z.maximum(ISRC_NUMBER_MAX))

/** What the releases of a label begin with, as far as it says. */
export const labelDefaults = z
  .object({
    copyrightC: z.nullable(text()),
    copyrightP: z.nullable(text()),
    genre: z.nullable(text(GENRE_MAX)),
    subgenre: z.nullable(text(GENRE_MAX)),
    territories: z
      .array(text(TERRITORY_CODE_MAX))
      .check(z.maxLength(TERRITORIES_MAX), z.refine(areDefaultTerritories, 'TERRITORIES_WRONG')),
    distributionProviders: z.array(id).check(z.maxLength(STORES_MAX)),
  })
  .check(z.refine(isDefaultSubgenre, { path: ['subgenre'], error: 'SUBGENRE_OUTSIDE_GENRE' }))

const fields = {
  name: requiredText(NAME_MAX),
  /** Country and registrant, with the hyphen: `IT-ABC`. No two labels share one. */
  isrcPrefix: z.nullable(text(ISRC_PREFIX_LENGTH).check(z.refine(isIsrcPrefix, 'ISRC_PREFIX_INVALID'))),
  defaults: labelDefaults,
}
export const labelInput = z.object(fields)

export const label = z.object({
  ...entity,
  name: z.string(),
  isrcPrefix: z.nullable(z.string()),
  defaults: labelDefaults,
  /** The compact code that the next track without one is given; null without a prefix, or when the year has none left. */
  nextIsrc: z.nullable(z.string()),
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
  /** For members who create releases, whether or not they may open the label. */
  defaults: query(z.object({ labelId: id }), z.object({ ...labelDefaults.shape, isrcPrefix: z.nullable(z.string()) })),
  create: mutation(
    z.extend(z.partial(labelInput), { id: z.optional(id), name: fields.name, organizationId: z.optional(id) }),
    label,
  ),
  update: mutation(
    z.extend(z.partial(labelInput), { labelId: id, revision: z.int(), nextIsrcNumber: z.optional(isrcNumber) }),
    label,
  ),
  toggle: mutation(z.object({ labelIds: ids, status }), done),
  permanentlyDelete: mutation(z.object({ labelIds: ids }), done),
}
