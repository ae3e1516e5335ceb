import { z } from '#src/contract/zod.ts'

/** A text field left empty means that there is nothing; what is typed must do as the contract says. */
export const blankIsNull = <T>(schema: z.ZodMiniType<T, string | null>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typed)),
    ),
    schema,
  )
