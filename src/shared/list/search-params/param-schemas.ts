import { z } from '#src/contract/zod.ts'

/** In an address every value is text; in a link it may be what it means. */
export const numberParam = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))
export const flagParam = z.pipe(
  z.literal([true, 'true']),
  z.transform((): true => true),
)
