import { type AskOptions, lazyWorker } from '#src/catalogue/media/ask-worker.ts'
import { z } from '#src/contract/zod.ts'

const ask = lazyWorker(
  () => new Worker(new URL('./checksum-worker.ts', import.meta.url), { type: 'module', name: 'checksum' }),
)

/** The checksum of a file of any size, in hexadecimal: read in pieces beside the page, never whole into memory. */
export const sha256Of = async (file: Blob, options?: AskOptions): Promise<string> =>
  z.string().parse(await ask(file, options))
