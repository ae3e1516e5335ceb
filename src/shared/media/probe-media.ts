import { mediaWorkerClient } from '#src/shared/media/media-worker.ts'
import { streamFacts } from '#src/shared/media/read-media-info.ts'
import type { AudioFacts } from '#src/domain/media/audio.ts'
import type { VideoPicture } from '#src/domain/media/video.ts'
import { readWavHeader } from '#src/domain/media/wav.ts'

const HEADER_BYTES = 64 * 1024

const NOTHING = { container: '', durationMs: 0, sampleRate: 0, bitDepth: 0, channels: 0, truncated: false }

const ask = mediaWorkerClient(
  () => new Worker(new URL('./probe-worker.ts', import.meta.url), { type: 'module', name: 'probe' }),
)

export type MasterFacts = AudioFacts & { video?: VideoPicture | undefined }

/** Container, length, depth and picture of a picked master. Facts that cannot be read are 0 or empty. */
export const probeMedia = async (file: Blob, signal?: AbortSignal): Promise<MasterFacts> => {
  if (file.size === 0) return { ...NOTHING, bytes: 0 }
  const header = readWavHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()), file.size)
  const fromHeader = header === null ? null : { container: 'WAV', ...header, bytes: file.size }
  // Offline the prober may not be cached; the header of a WAVE file is enough.
  if (fromHeader !== null && !navigator.onLine) return fromHeader
  try {
    const stream = streamFacts.parse(await ask(file, { signal }))
    return { ...stream, bytes: file.size, truncated: stream.truncated || header?.truncated === true }
  } catch (error) {
    if (fromHeader === null || signal?.aborted === true) throw error
    return fromHeader
  }
}
