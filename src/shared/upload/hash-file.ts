import { createSHA256 } from 'hash-wasm'

const PIECE_BYTES = 2 * 1024 * 1024

/** A reader that fills the buffer it is given; null where the engine's files have none. */
const byteReaderOf = (file: Blob) => {
  try {
    return file.stream().getReader({ mode: 'byob' })
  } catch {
    return null
  }
}

/**
 * The bytes of a file, piece by piece, each until the next one is asked for. They share one buffer: at this speed a browser
 * collects no garbage before nearly the whole file is in memory.
 */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = byteReaderOf(file)
  if (reader === null) {
    for (let at = 0; at < file.size; at += PIECE_BYTES)
      yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer())
    return
  }
  try {
    let piece = await reader.read(new Uint8Array(PIECE_BYTES))
    while (!piece.done) {
      yield piece.value
      piece = await reader.read(new Uint8Array(piece.value.buffer))
    }
  } finally {
    await reader.cancel()
  }
}

type Watched = { onProgress: (bytes: number) => void; isStopped: () => boolean }

/** The SHA-256 of a file in hexadecimal. Rejects when the file cannot be read to its end. */
export const hashFile = async (file: Blob, { onProgress, isStopped }: Watched): Promise<string> => {
  const hasher = await createSHA256()
  hasher.init()
  let hashed = 0
  for await (const piece of piecesOf(file)) {
    if (isStopped()) break
    hasher.update(piece)
    hashed += piece.length
    onProgress(hashed)
  }
  return hasher.digest()
}
