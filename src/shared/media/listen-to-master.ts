import { soundReport } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { SOUND_FAULTS } from '#src/domain/media/sound-report.ts'
import { mediaWorkerClient, type MediaWorkerOptions } from '#src/shared/media/media-worker.ts'

/** A worker that says nothing for so long is given up. */
export const SILENT_WORKER_MS = 5000

const ask = mediaWorkerClient(
  () => new Worker(new URL('./listen-worker.ts', import.meta.url), { type: 'module', name: 'listen' }),
  SILENT_WORKER_MS,
)

const sha256 = z.string()
const heardMaster = z.union([
  z.object({ sha256, report: soundReport }),
  z.object({ sha256, fault: z.enum(SOUND_FAULTS), atMs: z.int() }),
])
type HeardMaster = z.output<typeof heardMaster>

let turn: Promise<unknown> = Promise.resolve()

/** What is heard in a stereo master, and its checksum. Several are heard one after the other: a phone has little memory. */
export const listenToMaster = (file: Blob, options: MediaWorkerOptions): Promise<HeardMaster> => {
  const heard = turn.then(() => ask(file, options))
  // The next one waits for the end of this one, not for its success.
  turn = heard.catch(() => undefined)
  return heard.then((result) => heardMaster.parse(result))
}
