import { createSHA256 } from 'hash-wasm'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'

const CHUNK_BYTES = 2 * 1024 * 1024

serveMediaWorker(async ({ file, progress, stopped }) => {
  const hasher = await createSHA256()
  hasher.init()
  for (let start = 0; start < file.size && !stopped(); start += CHUNK_BYTES) {
    const chunk = await file.slice(start, start + CHUNK_BYTES).arrayBuffer()
    hasher.update(new Uint8Array(chunk))
    progress(start + chunk.byteLength)
  }
  return hasher.digest()
})
