import type { Files } from '#backend/ports.ts'
import type { BlobStore } from '#mocks/db/storage.ts'
import { readFileBytes } from '#mocks/file-bytes.ts'
import { FILES_PATH } from '#mocks/third-parties/file-service.ts'

/** Addresses that are good for this page; each file is drawn or read once. A sound is made when it is asked for. */
export const objectUrls = (blobs: BlobStore): Files['url'] => {
  const known = new Map<string, string>()
  return async (file) => {
    if (file.sound !== null) return `${FILES_PATH}${file.id}`
    const before = known.get(file.id)
    if (before !== undefined) return before
    const bytes = await readFileBytes(file, blobs)
    if (bytes === undefined) return ''
    const url = URL.createObjectURL(bytes)
    known.set(file.id, url)
    return url
  }
}
