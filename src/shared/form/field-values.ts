import { z } from '#src/contract/zod.ts'

/** A whole number as typed, without a sign; null while it is none. */
export const parseWholeNumber = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null

const asTyped = (typed: string) => typed

/** A text field left empty means that there is nothing; what is typed is tidied, and must do as the contract says. */
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
const line = z.object({ year: z.string(), text: z.string() })
const channel = z.object({ url: z.string() })

export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A field's value as one line of words, to be compared with another. */
export const fieldValueText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(fieldValueText).join(', ')
  const { year, text } = line.safeParse(value).data ?? {}
  if (text !== undefined) return `${year} ${text}`.trim()
  return (
    named.safeParse(value).data?.name ??
    file.safeParse(value).data?.fileName ??
    channel.safeParse(value).data?.url ??
    ''
  )
}
