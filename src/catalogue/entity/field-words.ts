import { z } from '#src/contract/zod.ts'

const named = z.object({ name: z.string() })
const channel = z.object({ url: z.string() })

export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A field's value as one line of words, to be compared with another. */
export const fieldWords = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(fieldWords).join(', ')
  return named.safeParse(value).data?.name ?? channel.safeParse(value).data?.url ?? ''
}
