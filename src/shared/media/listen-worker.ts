import { createSHA256 } from 'hash-wasm'
import { listen } from '#src/domain/media/listen.ts'
import { readerOf } from '#src/shared/media/read-media-info.ts'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'

// One reading for both: what is heard is what the checksum is of.
serveMediaWorker(async ({ file, progress, stopped }) => {
  const hasher = await createSHA256()
  hasher.init()
  const heard = await listen({
    read: readerOf(file),
    size: file.size,
    onBytes: (bytes) => hasher.update(bytes),
    onProgress: progress,
    isStopped: stopped,
  })
  return { ...heard, sha256: hasher.digest() }
})
