import { mutation, query } from '#src/contract/procedure.ts'
import {
  done,
  entity,
  id,
  ids,
  imageOption,
  listInput,
  reference,
  releaseReference,
  requiredText,
  text,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { CREDIT_ROLES } from '#src/domain/contributor/role.ts'
import { isValidIpi } from '#src/domain/identifiers/ipi.ts'
import { isValidIsni } from '#src/domain/identifiers/isni.ts'
import { NAME_MAX, PERSON_CODE_TYPED_MAX } from '#src/domain/limits.ts'

const fields = {
  name: requiredText(NAME_MAX),
  /** In any spelling; answered compact. */
  isni: z.nullable(text(PERSON_CODE_TYPED_MAX).check(z.refine(isValidIsni, 'ISNI_INVALID'))),
  ipi: z.nullable(text(PERSON_CODE_TYPED_MAX).check(z.refine(isValidIpi, 'IPI_INVALID'))),
}
export const personInput = z.object(fields)

export const person = z.object({
  ...entity,
  name: z.string(),
  isni: z.nullable(z.string()),
  ipi: z.nullable(z.string()),
  organization: reference,
})
export type Person = z.output<typeof person>

/** What a person worked on, the latest first, as far as the caller may see it; `count` is of all of it. */
export const personCredits = z.object({
  artists: z.array(imageOption),
  assets: z.array(
    z.object({
      id,
      title: z.string(),
      version: z.nullable(z.string()),
      artists: z.array(reference),
      roles: z.array(z.enum(CREDIT_ROLES)),
      releases: z.array(releaseReference),
    }),
  ),
  count: z.int(),
})
export type PersonCredits = z.output<typeof personCredits>

export const people = {
  list: query(z.object(listInput), z.object({ people: z.array(person), count: z.int() })),
  get: query(z.object({ personId: id }), person),
  /** The recordings that credit the person by name, and the artists that the person is. */
  credits: query(
    z.object({ personId: id, page: z.optional(listInput.page), perPage: z.optional(listInput.perPage) }),
    personCredits,
  ),
  create: mutation(
    z.extend(z.partial(personInput), { name: fields.name, id: z.optional(id), organizationId: z.optional(id) }),
    person,
  ),
  update: mutation(z.extend(z.partial(personInput), { personId: id, revision: z.int() }), person),
  permanentlyDelete: mutation(z.object({ personIds: ids }), done),
}
