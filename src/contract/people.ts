import { query } from '#src/contract/rpc.ts'
import { entity, listInput, reference } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

export const person = z.object({ ...entity, name: z.string(), organization: reference })
export type Person = z.output<typeof person>

export const people = {
  list: query(z.object(listInput), z.object({ people: z.array(person), count: z.int() })),
}
