import type { FileUrl } from '#mocks/context.ts'
import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import type { FileRow } from '#mocks/db/rows.ts'
import type { BlobStore } from '#mocks/db/storage.ts'

const bytesOf = async ({ id, drawing }: FileRow, blobs: BlobStore): Promise<Blob | undefined> =>
  drawing === null ? blobs.get(id) : new Blob([drawCover(drawing)], { type: 'image/svg+xml' })

/** Addresses that are good for this page; each file is drawn or read once. */
export const objectUrls = (blobs: BlobStore): FileUrl => {
  const known = new Map<string, string>()
  return async (file) => {
    const before = known.get(file.id)
    if (before !== undefined) return before
    const bytes = await bytesOf(file, blobs)
    if (bytes === undefined) return ''
    const url = URL.createObjectURL(bytes)
    known.set(file.id, url)
    return url
  }
}
