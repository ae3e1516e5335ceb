import { type InspectedCover, inspectedCover } from '#src/shared/media/cover/inspected-cover.ts'
import { mediaWorkerClient, WorkerUnavailable } from '#src/shared/media/media-worker.ts'

const ask = mediaWorkerClient(
  () => new Worker(new URL('./cover-worker.ts', import.meta.url), { type: 'module', name: 'cover' }),
)

/** Inspects a picked cover in a worker, or in the page where the worker has no canvas, such as in WebKitGTK. */
export const inspectPickedCover = async (file: Blob): Promise<InspectedCover> => {
  try {
    return inspectedCover.parse(await ask(file))
  } catch (error) {
    if (error instanceof WorkerUnavailable) throw error
    const { inspectCover } = await import('#src/shared/media/cover/inspect-cover.ts')
    return inspectCover(file)
  }
}
