/** Reads `length` bytes of a file from `at` on; fewer where it ends. */
export type ReadAt = (at: number, length: number) => Promise<Uint8Array>

const CHUNK_HEADER = 8
const RIFF_HEADER = 12
/** Beyond 4 GB a length is given by a chunk of its own; short of that, real files have a dozen chunks. */
const EXTENDED_SIZE = 0xffffffff
const CHUNKS_MAX = 64

const tagOf = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** The names of a WAVE file's chunks, in their order, without reading what is in them. None when it is no WAVE file. */
export const wavChunks = async (read: ReadAt, size: number): Promise<string[]> => {
  const head = await read(0, RIFF_HEADER)
  if (!['RIFF', 'RF64', 'BW64'].includes(tagOf(head, 0)) || tagOf(head, 8) !== 'WAVE') return []
  const chunks: string[] = []
  let dataSize = 0
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= size && chunks.length < CHUNKS_MAX;) {
    const bytes = await read(at, CHUNK_HEADER + 16)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (bytes.length < CHUNK_HEADER) break
    const tag = tagOf(bytes, 0)
    const length = view.getUint32(4, true)
    if (tag === 'ds64' && bytes.length === CHUNK_HEADER + 16) dataSize = Number(view.getBigUint64(16, true))
    chunks.push(tag)
    const body = tag === 'data' && length === EXTENDED_SIZE ? dataSize : length
    // Chunks are padded to an even length.
    at += CHUNK_HEADER + body + (body % 2)
  }
  return chunks
}
