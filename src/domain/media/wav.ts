/** Reads `length` bytes of a file from `at` on; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

/** Facts of a stereo master: duration in milliseconds, rate in hertz, depth in bits. */
export type WavFacts = {
  durationMs: number
  sampleRate: number
  bitDepth: number
  channels: number
  truncated: boolean
}

const KINDS = ['RIFF', 'RF64', 'BW64']
const CHUNK_HEADER = 8
const RIFF_HEADER = 12
/** Beyond 4 GB a length is given by a chunk of its own. */
const EXTENDED_SIZE = 0xffffffff
/** Real files have a dozen chunks. */
const CHUNKS_READ = 64

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const tagAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const isWave = (bytes: Uint8Array) => KINDS.includes(tagAt(bytes, 0)) && tagAt(bytes, 8) === 'WAVE'

/**
 * Facts of a WAVE file (RIFF, RF64, BW64) from its first bytes and its whole size in bytes; `truncated` when its data
 * should go on beyond the end. Null when it is no WAVE file or its header does not fit in `bytes`. Never throws.
 */
export const readWavHeader = (bytes: Uint8Array, size: number): WavFacts | null => {
  const view = viewOf(bytes)
  if (!isWave(bytes)) return null
  let format: { channels: number; sampleRate: number; bytesPerSecond: number; bitDepth: number } | null = null
  let at = RIFF_HEADER
  while (at + CHUNK_HEADER <= bytes.length) {
    const tag = tagAt(bytes, at)
    const length = view.getUint32(at + 4, true)
    const body = at + CHUNK_HEADER
    if (tag === 'fmt ' && body + 16 <= bytes.length)
      format = {
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bytesPerSecond: view.getUint32(body + 8, true),
        bitDepth: view.getUint16(body + 14, true),
      }
    if (tag === 'data') {
      if (format === null || format.bytesPerSecond === 0) return null
      const { bytesPerSecond, ...facts } = format
      const there = Math.max(0, size - body)
      const data = length === EXTENDED_SIZE ? there : length
      return { ...facts, durationMs: Math.round((data / bytesPerSecond) * 1000), truncated: data > there }
    }
    // Chunks are padded to an even length.
    at = body + length + (length % 2)
  }
  return null
}

/** The names of a WAVE file's chunks, in their order, without reading what is in them. None when it is no WAVE file. */
export const wavChunks = async (read: ReadAt, size: number): Promise<string[]> => {
  const head = await read(0, RIFF_HEADER)
  if (!isWave(head)) return []
  const chunks: string[] = []
  let dataSize = 0
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= size && chunks.length < CHUNKS_READ;) {
    const bytes = await read(at, CHUNK_HEADER + 16)
    const view = viewOf(bytes)
    if (bytes.length < CHUNK_HEADER) break
    const tag = tagAt(bytes, 0)
    const length = view.getUint32(4, true)
    if (tag === 'ds64' && bytes.length === CHUNK_HEADER + 16) dataSize = Number(view.getBigUint64(16, true))
    chunks.push(tag)
    const body = tag === 'data' && length === EXTENDED_SIZE ? dataSize : length
    // Chunks are padded to an even length.
    at += CHUNK_HEADER + body + (body % 2)
  }
  return chunks
}
