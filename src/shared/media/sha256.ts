import { type MediaWorkerOptions, mediaWorkerClient } from '#src/shared/media/media-worker.ts'
import { z } from '#src/contract/zod.ts'

const ask = mediaWorkerClient(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module', name: 'checksum' }),
)

/** The checksum of a file of any size, in hexadecimal: read in pieces beside the page, never whole into memory. */
export const sha256Of = async (file: Blob, options?: MediaWorkerOptions): Promise<string> =>
  z.string().parse(await ask(file, options))
