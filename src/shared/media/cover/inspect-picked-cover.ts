import { coverPicture } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { LOADING_MS, mediaWorkerClient, WorkerUnavailable } from '#src/shared/media/media-worker.ts'

/** What a cover's bytes and pixels say beyond its header; `clean` is what is uploaded, null when it cannot be. */
export const inspectedCover = z.object({
  codes: z.array(z.enum(['COVER_DAMAGED', 'COVER_ANIMATED', 'COVER_SIXTEEN_BITS', 'COVER_TRANSPARENT'])),
  facts: z.nullable(coverPicture),
  clean: z.nullable(z.instanceof(Blob)),
})
export type InspectedCover = z.output<typeof inspectedCover>

/** A slow phone decodes or writes the 64 million pixels of the largest cover in less. */
const SILENT_INSPECTION_MS = 10_000

const ask = mediaWorkerClient(
  () => new Worker(new URL('./cover-worker.ts', import.meta.url), { type: 'module', name: 'cover' }),
  SILENT_INSPECTION_MS,
  LOADING_MS,
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
