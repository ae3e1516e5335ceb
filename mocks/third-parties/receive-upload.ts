import type { MemoryDatabase } from '#mocks/db/database.ts'
import { z } from '#src/contract/zod.ts'

const uploadId = z.uuid()

/** Lets the bytes through at the speed of a connection; rejects when the sender gives up or the connection breaks. */
export type Transmit = (bytes: Blob) => Promise<void>
const atOnce: Transmit = async () => undefined

/**
 * The hosted upload service, over any transport: stores the bytes under an id that `uploads.create` reserved, and
 * nothing else. Answers an HTTP status; rejects where `transmit` does.
 */
export const receiveUpload = async (
  { read, blobs }: MemoryDatabase,
  reserved: unknown,
  request: Request,
  transmit = atOnce,
): Promise<number> => {
  const { data: id } = uploadId.safeParse(reserved)
  const file = id === undefined ? undefined : await read((tables) => tables.files.get(id))
  if (file === undefined) return 404
  if (file.complete) return 409
  const bytes = await request.blob()
  if (bytes.size > file.bytes) return 413
  await transmit(bytes)
  if (bytes.size < file.bytes) return 400
  try {
    await blobs.put(file.id, new Blob([bytes], { type: file.mimeType }))
    return 200
  } catch {
    // The browser grants no more room.
    return 507
  }
}
