import type { FileRow } from '#backend/tables/files.ts'
import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import type { BlobStore } from '#mocks/db/storage.ts'

/** A player asks for a file part by part. */
let last: { id: string; bytes: Blob } | undefined

/** The bytes of a file, drawn or played where it is one of the demo's; nothing while they have not arrived. */
export const readFileBytes = async (
  { id, drawing, sound }: Pick<FileRow, 'id' | 'drawing' | 'sound'>,
  blobs: BlobStore,
): Promise<Blob | undefined> => {
  if (drawing !== null) return new Blob([drawCover(drawing)], { type: 'image/svg+xml' })
  if (sound === null) return blobs.get(id)
  // Its code comes when a sound is first heard.
  const { renderPiece } = await import('#mocks/sound/render-piece.ts')
  const bytes = last?.id === id ? last.bytes : renderPiece(sound)
  last = { id, bytes }
  return bytes
}
