import { z } from '#src/contract/zod.ts'

const path = z.array(z.string())
const options = z.object({ input: z.optional(z.unknown()), type: z.optional(z.unknown()) })

/**
 * What the client calls, as the key of a query or of a mutation says it: area and procedure, the input, and in `type` whether
 * it is read page by page. Undefined for the key of something that is no call of the API.
 */
export const readApiKey = (key: readonly unknown[] = []) => {
  const [area, procedure] = path.safeParse(key[0]).data ?? []
  if (area === undefined || procedure === undefined) return undefined
  return { area, procedure, path: `${area}.${procedure}`, ...options.safeParse(key[1]).data }
}
