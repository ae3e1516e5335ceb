import { analyzeSound } from '#src/domain/media/sound-analysis.ts'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'
import { readerOf } from '#src/shared/media/read-media-info.ts'

serveMediaWorker(({ file, progress, stopped }) =>
  analyzeSound({ read: readerOf(file), size: file.size, onProgress: progress, isStopped: stopped }),
)
