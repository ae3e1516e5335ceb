import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import type { AudioFlaw } from '#src/domain/media/audio.ts'

/** Reads `length` bytes of a file from `at` on; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

/** A part of a WAVE file: where what is in it begins, how long it says it is, and its first bytes. */
type WavChunk = { tag: string; at: number; length: number; body: Uint8Array }

const KINDS = ['RIFF', 'RF64', 'BW64']
const RIFF_HEADER = 12
const CHUNK_HEADER = 8
/** As long as the longest format. */
const BODY_BYTES = 40
/** Real files have a dozen chunks. */
const CHUNKS_READ = 64
/** Beyond 4 GB a length is given by a chunk of its own; some programs never fill it in. */
const OPEN_LENGTH = 0xffffffff

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const tagAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
const isTag = (tag: string) => /^[\x20-\x7e]{4}$/.test(tag)

/** Where the next chunk begins: they are padded to an even length. */
const endOfChunk = ({ at, length }: WavChunk): number => at + length + (length % 2)

/** The chunks of a WAVE file (RIFF, RF64, BW64) in their order, without reading what is in them. None when it is none. */
async function* readChunks(read: ReadAt, size: number): AsyncGenerator<WavChunk> {
  const head = await read(0, RIFF_HEADER)
  if (!KINDS.includes(tagAt(head, 0)) || tagAt(head, 8) !== 'WAVE') return
  let dataLength = 0
  let at = RIFF_HEADER
  for (let count = 0; at + CHUNK_HEADER <= size && count < CHUNKS_READ; count += 1) {
    const bytes = await read(at, CHUNK_HEADER + BODY_BYTES)
    const tag = tagAt(bytes, 0)
    if (bytes.length < CHUNK_HEADER || !isTag(tag)) return
    const from = at + CHUNK_HEADER
    const said = viewOf(bytes).getUint32(4, true)
    const length = tag === 'data' && said === OPEN_LENGTH ? dataLength || size - from : said
    const body = bytes.subarray(CHUNK_HEADER, CHUNK_HEADER + length)
    if (tag === 'ds64' && body.length >= 16) dataLength = Number(viewOf(body).getBigUint64(8, true))
    const chunk = { tag, at: from, length, body }
    yield chunk
    at = endOfChunk(chunk)
  }
}

/** The names of a WAVE file's chunks. */
export const wavChunks = async (read: ReadAt, size: number): Promise<string[]> => {
  const names: string[] = []
  for await (const { tag } of readChunks(read, size)) names.push(tag)
  return names
}

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

/**
 * Whether the sound goes on behind its end, or took in what followed it: within the length that the file says of itself,
 * there are only chunks, or zeros. What a tagger appended is behind that.
 */
const isEndWrong = async (read: ReadAt, end: number): Promise<boolean> => {
  const head = await read(0, CHUNK_HEADER)
  const said = viewOf(head).getUint32(4, true)
  if (tagAt(head, 0) !== 'RIFF' || said === OPEN_LENGTH) return false
  const left = Math.max(0, said + CHUNK_HEADER - end)
  const next = await read(end, Math.min(CHUNK_HEADER, left))
  if (next.length < CHUNK_HEADER || !isTag(tagAt(next, 0))) return next.some((byte) => byte !== 0)
  return viewOf(next).getUint32(4, true) > left - CHUNK_HEADER
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
  const isWrong = size - end > STRAY_BYTES_MAX || (await isEndWrong(read, endOfChunk(data)))
  const flaw = format.flaw ?? (isWrong ? 'HEADER_WRONG' : null)
  return { ...format, durationMs: Math.round(seconds * 1000), truncated: data.length > bytes, at: data.at, bytes, flaw }
}
