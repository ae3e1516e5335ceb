import { lazyWorker } from '#src/catalogue/media/ask-worker.ts'
import { streamFacts } from '#src/catalogue/media/audio-stream.ts'
import type { AudioFacts } from '#src/domain/audio.ts'
import { readWavHeader } from '#src/domain/wav-header.ts'

const HEADER_BYTES = 64 * 1024

const NOTHING = { container: '', durationMs: 0, sampleRate: 0, bitDepth: 0, channels: 0, truncated: false }

const ask = lazyWorker(
  () => new Worker(new URL('./probe-worker.ts', import.meta.url), { type: 'module', name: 'probe' }),
)

/** Container, length and depth of a picked master; `signal` stops waiting for it. */
export const probeAudio = async (file: Blob, signal?: AbortSignal): Promise<AudioFacts> => {
  const header = readWavHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()), file.size)
  if (file.size === 0) return { ...NOTHING, bytes: 0 }
  const stream = streamFacts.parse(await ask(file, { signal }))
  return { ...stream, bytes: file.size, truncated: stream.truncated || (header?.truncated ?? false) }
}
