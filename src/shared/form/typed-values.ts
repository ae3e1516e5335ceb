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
