import { z } from '#src/contract/zod.ts'

/** Parses a whole number without a sign; null for other text. */
export const parseWholeNumber = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null

const asTyped = (typed: string) => typed

/** A schema for a text field: empty text is null, other text is tidied and must match the contract. */
export const blankIsNull = <T>(schema: z.ZodMiniType<T, string | null>, tidy: (typed: string) => string = asTyped) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : tidy(typed))),
    ),
    schema,
  )

const named = z.object({ name: z.string() })
const file = z.object({ fileName: z.string() })
const line = z.object({ year: z.nullable(z.union([z.string(), z.int()])), text: z.string() })
const channel = z.object({ url: z.string() })

export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The value of a field as one line of text, for comparison with another. */
export const fieldValueText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(fieldValueText).join(', ')
  const { year, text } = line.safeParse(value).data ?? {}
  if (text !== undefined) return `${year ?? ''} ${text}`.trim()
  return (
    named.safeParse(value).data?.name ??
    file.safeParse(value).data?.fileName ??
    channel.safeParse(value).data?.url ??
    ''
  )
}
