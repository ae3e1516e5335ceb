import { NAME_MAX } from '#src/domain/limits.ts'
import { mutation, query } from '#src/contract/procedure.ts'
import { done, entity, id, ids, listInput, reference, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

export const personInput = z.object({ name: requiredText(NAME_MAX) })

export const person = z.object({ ...entity, name: z.string(), organization: reference })
export type Person = z.output<typeof person>

export const people = {
  list: query(z.object(listInput), z.object({ people: z.array(person), count: z.int() })),
  get: query(z.object({ personId: id }), person),
  create: mutation(z.extend(personInput, { id: z.optional(id), organizationId: z.optional(id) }), person),
  update: mutation(z.extend(z.partial(personInput), { personId: id, revision: z.int() }), person),
  permanentlyDelete: mutation(z.object({ personIds: ids }), done),
}
