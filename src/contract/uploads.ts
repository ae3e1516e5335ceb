import { mutation } from '#src/contract/procedure.ts'
import { coverPicture, id, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { UPLOAD_PURPOSES } from '#src/domain/media/upload-purpose.ts'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** `z.url` would make the start larger, and nothing else needs it. */
const address = z.string().check(z.refine((text) => URL.canParse(text)))

/** `create` reserves an upload; the browser PUTs the bytes to `url`; `complete` has them checked. */
export const uploads = {
  create: mutation(
    z.object({
      fileName: requiredText(),
      mimeType: z.string(),
      bytes: z.int().check(z.minimum(0)),
      sha256,
      purpose: z.enum(UPLOAD_PURPOSES),
      /** What was measured of a cover, if the client could decode it. */
      picture: z.optional(coverPicture),
    }),
    z.object({ uploadId: id, url: address, headers: z.record(z.string(), z.string()) }),
  ),
  complete: mutation(
    z.object({ uploadId: id }),
    z.object({ fileId: id, url: z.string(), bytes: z.int(), mimeType: z.string() }),
  ),
}
