import { createSHA256 } from 'hash-wasm'
import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'
import { readerOf } from '#src/shared/media/read-media-info.ts'

// One reading for both: what is analysed is what the checksum is of.
serveMediaWorker(async ({ file, progress, stopped }) => {
  const hasher = await createSHA256()
  hasher.init()
  const analysis = await analyzeSound({
    read: readerOf(file),
    size: file.size,
    onBytes: (bytes) => hasher.update(bytes),
    onProgress: progress,
    isStopped: stopped,
  })
  return { ...analysis, sha256: hasher.digest() }
})
