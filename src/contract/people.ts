import { NAME_MAX } from '#src/domain/limits.ts'
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
} from '#src/contract/shared-schemas.ts'
import { WRITER_ROLES } from '#src/domain/asset/writers.ts'
import { z } from '#src/contract/zod.ts'

export const personInput = z.object({ name: requiredText(NAME_MAX) })

export const person = z.object({ ...entity, name: z.string(), organization: reference })
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
      roles: z.array(z.enum(WRITER_ROLES)),
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
  credits: query(z.object({ personId: id }), personCredits),
  create: mutation(z.extend(personInput, { id: z.optional(id), organizationId: z.optional(id) }), person),
  update: mutation(z.extend(z.partial(personInput), { personId: id, revision: z.int() }), person),
  permanentlyDelete: mutation(z.object({ personIds: ids }), done),
}
