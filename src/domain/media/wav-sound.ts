import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import type { AudioFlaw } from '#src/domain/media/audio.ts'
import { endOfChunk, type ReadAt, readChunks, type WavChunk } from '#src/domain/media/wav.ts'

/** Where the sound of a WAVE file is, and how it is written there: milliseconds, hertz, bits. */
export type WavSound = {
  durationMs: number
  sampleRate: number
  bitDepth: number
  channels: number
  /** The file ends before its sound does. */
  truncated: boolean
  /** In floating point instead of whole numbers. */
  isFloat: boolean
  /** Bytes of a sample of every channel. */
  frameBytes: number
  /** The first byte of the sound, and how many there are in the file. */
  at: number
  bytes: number
  flaw: AudioFlaw | null
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const EXTENSIBLE_BYTES = 40

type Format = Pick<WavSound, 'channels' | 'sampleRate' | 'bitDepth' | 'frameBytes' | 'isFloat' | 'flaw'>

const flawOf = (coding: number, { channels, sampleRate, bitDepth, frameBytes }: Format, bytesPerSecond: number) => {
  if (coding !== PCM && coding !== FLOAT) return 'COMPRESSED'
  const isFrame = frameBytes === channels * Math.ceil(bitDepth / 8) && frameBytes > 0
  const isDepth = coding === PCM || bitDepth === 32 || bitDepth === 64
  return isFrame && isDepth && bytesPerSecond === sampleRate * frameBytes ? null : 'HEADER_WRONG'
}

const readFormat = ({ body }: WavChunk): Format | null => {
  if (body.length < 16) return null
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const tag = view.getUint16(0, true)
  const coding = tag === EXTENSIBLE && body.length >= EXTENSIBLE_BYTES ? view.getUint16(24, true) : tag
  const format: Format = {
    channels: view.getUint16(2, true),
    sampleRate: view.getUint32(4, true),
    frameBytes: view.getUint16(12, true),
    bitDepth: view.getUint16(14, true),
    isFloat: coding === FLOAT,
    flaw: null,
  }
  return { ...format, flaw: flawOf(coding, format, view.getUint32(8, true)) }
}

/** The sound of a WAVE file, wherever it begins. Null when it is none or has none. Never throws because of what it reads. */
export const findWavSound = async (read: ReadAt, size: number): Promise<WavSound | null> => {
  let format: Format | null = null
  let data: WavChunk | null = null
  let end = 0
  for await (const chunk of readChunks(read, size)) {
    const isData = chunk.tag === 'data' && data === null
    // What is longer than the file is no chunk, but sound that was cut off.
    if (!isData && chunk.at + chunk.length > size) break
    if (chunk.tag === 'fmt ' && data === null) format = readFormat(chunk)
    if (isData) data = chunk
    end = Math.min(size, endOfChunk(chunk))
  }
  if (format === null || data === null) return null
  const bytes = Math.min(data.length, size - data.at)
  const seconds = format.flaw === null ? data.length / format.frameBytes / format.sampleRate : 0
  const flaw = format.flaw ?? (size - end > STRAY_BYTES_MAX ? 'HEADER_WRONG' : null)
  return { ...format, durationMs: Math.round(seconds * 1000), truncated: data.length > bytes, at: data.at, bytes, flaw }
}
