import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import type { FileRow } from '#backend/tables/files.ts'
import type { BlobStore } from '#mocks/db/storage.ts'

/** The bytes of a file, drawn where it is one of the demo's pictures; nothing while they have not arrived. */
export const readFileBytes = async (
  { id, drawing }: Pick<FileRow, 'id' | 'drawing'>,
  blobs: BlobStore,
): Promise<Blob | undefined> =>
  drawing === null ? blobs.get(id) : new Blob([drawCover(drawing)], { type: 'image/svg+xml' })
