import { z } from '#src/contract/zod.ts'

const apiKey = z.tuple([
  z.tuple([z.string(), z.string()]),
  z.optional(z.object({ input: z.optional(z.unknown()), type: z.optional(z.unknown()) })),
])

/**
 * What the client calls, as the key of a query or of a mutation says it: area and procedure, the input, and in `type` whether
 * it is read page by page. Undefined for the key of something that is no call of the API.
 */
export const readApiKey = (key: readonly unknown[]) => {
  const { data } = apiKey.safeParse(key)
  if (data === undefined) return undefined
  const [[area, procedure], options] = data
  return { area, procedure, path: `${area}.${procedure}`, ...options }
}
