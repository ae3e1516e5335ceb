import { soundReport } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { SOUND_FAULTS } from '#src/domain/media/sound-report.ts'
import { mediaWorkerClient, type MediaWorkerOptions } from '#src/shared/media/media-worker.ts'

/** A worker that says nothing for so long is given up. */
export const SILENT_WORKER_MS = 5000

const ask = mediaWorkerClient(
  () => new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module', name: 'sound' }),
  SILENT_WORKER_MS,
)

const sha256 = z.string()
const masterAnalysis = z.union([
  z.object({ sha256, report: soundReport }),
  z.object({ sha256, fault: z.enum(SOUND_FAULTS), atMs: z.int() }),
])
type MasterAnalysis = z.output<typeof masterAnalysis>

let turn: Promise<unknown> = Promise.resolve()

/** The sound of a stereo master, and its checksum. Several are analysed one after the other: a phone has little memory. */
export const analyzeMaster = (file: Blob, options: MediaWorkerOptions): Promise<MasterAnalysis> => {
  const analysis = turn.then(() => ask(file, options))
  // The next one waits for the end of this one, not for its success.
  turn = analysis.catch(() => undefined)
  return analysis.then((result) => masterAnalysis.parse(result))
}
