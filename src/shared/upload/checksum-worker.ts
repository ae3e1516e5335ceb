import { serveMediaWorker } from '#src/shared/media/media-worker.ts'
import { hashFile } from '#src/shared/upload/hash-file.ts'

serveMediaWorker(({ file, progress, stopped }) => hashFile(file, { onProgress: progress, isStopped: stopped }))
