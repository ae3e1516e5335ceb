import { analyzeMaster } from '#src/shared/media/analyze-master.ts'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'

serveMediaWorker(({ file, progress, stopped }) => analyzeMaster(file, { onProgress: progress, isStopped: stopped }))
