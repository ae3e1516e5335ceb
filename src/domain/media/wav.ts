/** Reads `length` bytes of a file from `at` on; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

/** A part of a WAVE file: where what is in it begins, how long it says it is, and its first bytes. */
export type WavChunk = { tag: string; at: number; length: number; body: Uint8Array }

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
export const endOfChunk = ({ at, length }: WavChunk): number => at + length + (length % 2)

/** The chunks of a WAVE file (RIFF, RF64, BW64) in their order, without reading what is in them. None when it is none. */
export async function* readChunks(read: ReadAt, size: number): AsyncGenerator<WavChunk> {
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
