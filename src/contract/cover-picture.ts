import { z } from '#src/contract/zod.ts'

/** How sharp a cover is, as the rules judge it. */
export const coverMeasures = z.object({ contrast: z.number(), sharpness: z.number(), detail: z.number() })

/** What the client measured when it decoded a cover, and the hash by which the server knows it again. */
export const coverPicture = z.extend(coverMeasures, { hash: z.string().check(z.regex(/^[0-9a-f]{256}$/)) })
export type CoverPicture = z.output<typeof coverPicture>
