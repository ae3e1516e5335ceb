import { nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { coverPicture } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { UPLOAD_PURPOSES } from '#src/domain/media/upload-purpose.ts'

const drawing = z.object({
  title: z.string(),
  subtitle: z.string(),
  seed: z.number(),
  kind: z.optional(z.enum(['COVER', 'PORTRAIT', 'LOGO'])),
})

const sound = z.object({ seed: z.number(), durationMs: z.int(), mood: z.enum(['CALM', 'GROOVE', 'CLUB']) })

/** A file's bytes are with the files port under its id, unless it is a picture drawn or a sound made on demand. */
export const files = defineTable(
  {
    fileName: z.string(),
    mimeType: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    purpose: z.enum(UPLOAD_PURPOSES),
    createdBy: nullableText,
    complete: z.boolean(),
    drawing: z.nullable(drawing),
    sound: z.nullable(sound),
    /** What was measured of a cover. */
    picture: z.nullable(coverPicture),
  },
  {
    createdBy: null,
    complete: false,
    drawing: null,
    sound: null,
    picture: null,
  },
)
export type FileRow = RowOf<typeof files>
