import { createHash } from 'node:crypto'
import type { open } from 'node:fs/promises'

/** More bytes arrived than were announced. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}

export type OpenFile = typeof open
export type Written = { bytes: number; sha256: string }

/**
 * Writes pieces one after another into a new file, hashed on the way and never held together; resolves when they are on
 * the disk. Of an upload, where the disk is full, the rest is taken and let go: a browser hears an answer only after the
 * last byte.
 */
export const writeStream = async (
  openFile: OpenFile,
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  { most = Infinity, isUpload = false } = {},
): Promise<Written> => {
  const hash = createHash('sha256')
  let bytes = 0
  let failure: unknown
  const file = await openFile(path, 'wx')
  const write = async (piece: Uint8Array) => {
    try {
      await file.writeFile(piece)
      hash.update(piece)
    } catch (error) {
      if (!isUpload) throw error
      failure = error
      // What was written is of no use, and others wait for its room.
      await file.truncate().catch(() => undefined)
    }
  }
  try {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > most) throw new TooManyBytes()
      if (failure === undefined) await write(piece)
    }
    if (failure !== undefined) throw failure
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
