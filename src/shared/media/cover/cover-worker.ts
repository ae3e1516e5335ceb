import { inspectCover } from '#src/shared/media/cover/inspect-cover.ts'
import { serveMediaWorker } from '#src/shared/media/media-worker.ts'

serveMediaWorker(({ file, progress }) => inspectCover(file, () => progress(0)))
