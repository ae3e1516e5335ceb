export type WavFacts = {
  durationMs: number
  sampleRate: number
  bitDepth: number
  channels: number
  truncated: boolean
}

const EXTENDED_SIZE = 0xffffffff

const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

/**
 * Facts of a WAVE file (RIFF, RF64, BW64) from its first bytes and its whole size in bytes; `truncated` when its data
 * should go on beyond the end. Null when it is no WAVE file or its header does not fit in `bytes`. Never throws.
 */
export const readWavHeader = (bytes: Uint8Array, size: number): WavFacts | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || !['RIFF', 'RF64', 'BW64'].includes(tagAt(view, 0)) || tagAt(view, 8) !== 'WAVE') return null
  let format: { channels: number; sampleRate: number; bytesPerSecond: number; bitDepth: number } | null = null
  let at = 12
  while (at + 8 <= bytes.length) {
    const tag = tagAt(view, at)
    const length = view.getUint32(at + 4, true)
    const body = at + 8
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
