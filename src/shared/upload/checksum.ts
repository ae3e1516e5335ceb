import { z } from '#src/contract/zod.ts'
import { type MediaWorkerOptions, mediaWorkerClient } from '#src/shared/media/media-worker.ts'

/** Long enough for its script on a slow connection, and for the next slice of a file on a slow drive. */
const SILENT_WORKER_MS = 20_000

const ask = mediaWorkerClient(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module', name: 'checksum' }),
  SILENT_WORKER_MS,
)

/** The SHA-256 of a file in hexadecimal: a worker reads it in slices, never whole into memory. */
export const sha256Of = async (file: Blob, options?: MediaWorkerOptions): Promise<string> =>
  z.string().parse(await ask(file, options))
