import type { AudioFacts } from '#src/domain/media/audio.ts'
import type { ReadAt } from '#src/domain/media/wav.ts'

/** What the header of a FLAC file says, and where its frames begin. `frames` is 0 where the encoder did not know. */
export type FlacHeader = {
  sampleRate: number
  channels: number
  bitDepth: number
  frames: number
  /** Samples of the longest frame. */
  longestFrame: number
  at: number
}

const MARK = 'fLaC'
const BLOCK_HEADER = 4
const STREAM_INFO_BYTES = 34
const BLOCKS_READ = 1024

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const readStreamInfo = (bytes: Uint8Array): Omit<FlacHeader, 'at'> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // 20 bits rate, 3 bits channels less one, 5 bits depth less one, 36 bits number of samples.
  const packed = view.getUint32(10)
  return {
    longestFrame: view.getUint16(2),
    sampleRate: packed >>> 12,
    channels: ((packed >>> 9) & 7) + 1,
    bitDepth: ((packed >>> 4) & 31) + 1,
    frames: (packed & 15) * 2 ** 32 + view.getUint32(14),
  }
}

/** The header of a FLAC file. Null when it is none, or when its blocks lead beyond its end. */
export const readFlacHeader = async (read: ReadAt, size: number): Promise<FlacHeader | null> => {
  const head = await read(0, MARK.length + BLOCK_HEADER + STREAM_INFO_BYTES)
  if (head.length < MARK.length + BLOCK_HEADER + STREAM_INFO_BYTES || textOf(head.subarray(0, 4)) !== MARK) return null
  // The first block is the stream's own.
  if (((head[4] ?? 0) & 0x7f) !== 0) return null
  for (let at = MARK.length, count = 0; at + BLOCK_HEADER <= size && count < BLOCKS_READ; count += 1) {
    const [flags = 0, high = 0, middle = 0, low = 0] = await read(at, BLOCK_HEADER)
    at += BLOCK_HEADER + high * 2 ** 16 + middle * 2 ** 8 + low
    if (flags >= 0x80) return at > size ? null : { ...readStreamInfo(head.subarray(8)), at }
  }
  return null
}

/** What the header says of the sound; it has no length where that cannot be known. */
export const flacFacts = ({ frames, sampleRate, bitDepth, channels, at }: FlacHeader, bytes: number): AudioFacts => {
  const durationMs = sampleRate === 0 ? 0 : Math.round((frames / sampleRate) * 1000)
  return { container: 'FLAC', durationMs, sampleRate, bitDepth, channels, bytes, truncated: at >= bytes }
}
