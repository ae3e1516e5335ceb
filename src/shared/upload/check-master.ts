import { soundReport } from '#src/contract/assets.ts'
import { z } from '#src/contract/zod.ts'
import { audioProblems } from '#src/domain/media/audio.ts'
import { atmosProblems } from '#src/domain/media/dolby-atmos.ts'
import { faultProblem, type MaybeSoundReport, soundProblems } from '#src/domain/media/sound-problems.ts'
import { SOUND_FAULTS } from '#src/domain/media/sound-report.ts'
import { UPLOAD_BYTES_MAX } from '#src/domain/media/upload-purpose.ts'
import { videoProblems } from '#src/domain/media/video.ts'
import { wavChunks } from '#src/domain/media/wav.ts'
import { hasErrors, type Problem } from '#src/domain/problem.ts'
import { type FileFacts, type MasterPurpose, uncheckedMaster, unknownFacts } from '#src/shared/media/master.ts'
import { mediaWorkerClient, WorkerUnavailable } from '#src/shared/media/media-worker.ts'
import { probeMedia } from '#src/shared/media/probe-media.ts'
import { readerOf } from '#src/shared/media/read-media-info.ts'
import { sha256Of } from '#src/shared/upload/checksum.ts'

/** What is known of a picked master. The checksum is there when all of it could be read. */
export type MasterCheck = { facts: FileFacts; problems: Problem[]; soundReport?: MaybeSoundReport; sha256?: string }

type Checking = {
  signal: AbortSignal
  /** With the facts, before all of the sound is analysed. */
  onFacts: (check: MasterCheck) => void
  onAnalyzed: (bytes: number) => void
}

const isReadable = ({ size }: Blob, purpose: MasterPurpose) => size > 0 && size <= UPLOAD_BYTES_MAX[purpose]

const factProblems = async (file: Blob, facts: FileFacts, purpose: MasterPurpose): Promise<Problem[]> => {
  if (purpose === 'VIDEO') return videoProblems(facts, 'media')
  if (purpose === 'AUDIO') return audioProblems(facts, 'media')
  const chunks = isReadable(file, purpose) ? await wavChunks(readerOf(file), file.size) : []
  return atmosProblems({ ...facts, chunks }, 'dolbyAtmos')
}

/**
 * A file that cannot be probed has no facts, which the rules report as unreadable; null where the prober does not answer.
 * One too large is not even opened.
 */
const readFacts = async (file: Blob, purpose: MasterPurpose, signal: AbortSignal): Promise<FileFacts | null> => {
  if (!isReadable(file, purpose)) return unknownFacts(file)
  const facts = await probeMedia(file, signal).catch((reason: unknown) =>
    reason instanceof WorkerUnavailable ? null : unknownFacts(file),
  )
  signal.throwIfAborted()
  return facts
}

/** A worker that says nothing for so long is given up. */
const SILENT_WORKER_MS = 5000

const askSoundWorker = mediaWorkerClient(
  () => new Worker(new URL('../media/sound-worker.ts', import.meta.url), { type: 'module', name: 'sound' }),
  SILENT_WORKER_MS,
)

const soundAnalysis = z.union([
  z.object({ report: soundReport }),
  z.object({ fault: z.enum(SOUND_FAULTS), atMs: z.int() }),
])

type Heard = Pick<MasterCheck, 'problems' | 'soundReport'>

const analyzeSound = async (file: Blob, { signal, onAnalyzed }: Checking): Promise<Heard> => {
  try {
    const analysis = soundAnalysis.parse(await askSoundWorker(file, { signal, onProgress: onAnalyzed }))
    if ('fault' in analysis) return { problems: [faultProblem(analysis, 'media')] }
    return { problems: soundProblems(analysis.report, 'media'), soundReport: analysis.report }
  } catch {
    signal.throwIfAborted()
    // Nobody is kept from uploading a master because a worker is.
    return { problems: soundProblems(null, 'media'), soundReport: null }
  }
}

/** The sound of a stereo master and its checksum, each read by a worker of its own. */
const analyze = async (file: Blob, check: MasterCheck, checking: Checking): Promise<MasterCheck> => {
  const { signal } = checking
  const hashing = new AbortController()
  signal.addEventListener('abort', () => hashing.abort())
  // Where it fails, the upload tries once more.
  const hashed = sha256Of(file, { signal: hashing.signal }).catch(() => undefined)
  try {
    const heard = await analyzeSound(file, checking)
    const known = { ...check, ...heard, problems: [...check.problems, ...heard.problems] }
    if (hasErrors(known.problems)) return known
    const sha256 = await hashed
    signal.throwIfAborted()
    return { ...known, sha256 }
  } finally {
    hashing.abort()
  }
}

let turn: Promise<unknown> = Promise.resolve()

/** Several are analysed one after the other: a phone has little memory. */
const analyzeInTurn = (...asked: Parameters<typeof analyze>): Promise<MasterCheck> => {
  const analysis = turn.then(() => analyze(...asked))
  // The next one waits for the end of this one, not for its success.
  turn = analysis.catch(() => undefined)
  return analysis
}

/** Reads a picked file and, where it is a stereo master, analyses it, before it is uploaded. Rejects when aborted. */
export const checkMaster = async (file: Blob, purpose: MasterPurpose, checking: Checking): Promise<MasterCheck> => {
  const facts = await readFacts(file, purpose, checking.signal)
  if (facts === null) return uncheckedMaster(file, purpose)
  const check = { facts, problems: await factProblems(file, facts, purpose) }
  if (purpose !== 'AUDIO' || hasErrors(check.problems)) return check
  checking.onFacts(check)
  return analyzeInTurn(file, check, checking)
}
