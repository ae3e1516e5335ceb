import { coverPicture } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'

/** What a cover's bytes and pixels say beyond its header; `clean` is what is uploaded, null when it cannot be. */
export const inspectedCover = z.object({
  codes: z.array(z.enum(['COVER_DAMAGED', 'COVER_ANIMATED', 'COVER_SIXTEEN_BITS', 'COVER_TRANSPARENT'])),
  facts: z.nullable(coverPicture),
  clean: z.nullable(z.instanceof(Blob)),
})
export type InspectedCover = z.output<typeof inspectedCover>
