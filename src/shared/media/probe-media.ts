import { AUDIO_CONTAINERS } from '#src/domain/media/audio.ts'
import { flacFacts, readFlacHeader } from '#src/domain/media/flac-header.ts'
import { findWavSound } from '#src/domain/media/wav.ts'
import { type FileFacts, unknownFacts } from '#src/shared/media/master.ts'
import { LOADING_MS, mediaWorkerClient } from '#src/shared/media/media-worker.ts'
import { readerOf, streamFacts } from '#src/shared/media/read-media-info.ts'

/** It reports each of its readings, so that one of them or a file without end may take so long. */
const SILENT_PROBER_MS = 5000

const askProber = mediaWorkerClient(
  () => new Worker(new URL('./probe-worker.ts', import.meta.url), { type: 'module', name: 'probe' }),
  SILENT_PROBER_MS,
  LOADING_MS,
)

/** What the header of a WAVE or FLAC file says: it takes no prober, which weighs a megabyte and needs a network once. */
const factsOfHeader = async (file: Blob): Promise<FileFacts | null> => {
  const read = readerOf(file)
  const bytes = file.size
  const wav = await findWavSound(read, bytes)
  if (wav !== null) {
    const { durationMs, sampleRate, bitDepth, channels, truncated, flaw } = wav
    return { container: 'WAV', durationMs, sampleRate, bitDepth, channels, bytes, truncated, flaw }
  }
  const flac = await readFlacHeader(read, bytes)
  return flac === null ? null : flacFacts(flac, bytes)
}

/**
 * Container, length, depth and picture of a picked master. Facts that cannot be read are 0 or empty. Rejects with
 * `WorkerUnavailable` when the prober does not load, or hangs.
 */
export const probeMedia = async (
  file: Blob,
  signal?: AbortSignal,
  ask: typeof askProber = askProber,
): Promise<FileFacts> => {
  if (file.size === 0) return unknownFacts(file)
  const header = await factsOfHeader(file)
  if (header !== null) return header
  const stream = { ...streamFacts.parse(await ask(file, { signal })), bytes: file.size }
  // It has the name of a master, but no header of one.
  return AUDIO_CONTAINERS.includes(stream.container) ? { ...stream, container: '' } : stream
}
