/** A file within an archive. */
export type Entry = { name: string; bytes: number; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** The format counts in blocks of this size. */
const BLOCK = 512
const FIELDS = { name: 0, mode: 100, size: 124, modified: 136, checksum: 148, type: 156, magic: 257 }
const SIZE_LENGTH = 12
const OCTAL_MAX = 8 ** 11

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
const paddingAfter = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK
const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0)

const headerOf = ({ name, bytes }: Entry): Buffer => {
  const header = Buffer.alloc(BLOCK)
  header.write(name, FIELDS.name)
  header.write(octal(0o600, 7), FIELDS.mode)
  if (bytes < OCTAL_MAX) header.write(octal(bytes, 11), FIELDS.size)
  else {
    // As GNU tar writes what is larger than the field.
    header.writeBigUInt64BE(BigInt(bytes), FIELDS.size + SIZE_LENGTH - 8)
    header.writeUInt8(0x80, FIELDS.size)
  }
  header.write(octal(0, 11), FIELDS.modified)
  header.write('0', FIELDS.type)
  header.write('ustar\x0000', FIELDS.magic)
  header.write(' '.repeat(8), FIELDS.checksum)
  header.write(`${octal(sumOf(header), 6)} `, FIELDS.checksum)
  return header
}

/** Writes files one after another as a tar archive. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry)
    let bytes = 0
    for await (const piece of entry.pieces) {
      bytes += piece.length
      yield piece
    }
    if (bytes !== entry.bytes) throw new Error(`${entry.name} changed while it was read.`)
    yield Buffer.alloc(paddingAfter(bytes))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const textAt = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
const sizeIn = (header: Buffer): number =>
  header[FIELDS.size] === 0x80
    ? Number(header.readBigUInt64BE(FIELDS.size + SIZE_LENGTH - 8))
    : Number.parseInt(textAt(header, FIELDS.size, SIZE_LENGTH), 8)

const isWhole = (header: Buffer): boolean => {
  const blank = Buffer.from(header).fill(' ', FIELDS.checksum, FIELDS.checksum + 8)
  return sumOf(blank) === Number.parseInt(textAt(header, FIELDS.checksum, 8), 8)
}

/** Reads a tar archive; each file has to be read to its end before the next. */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = archive[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function* take(bytes: number): AsyncGenerator<Buffer> {
    for (let missing = bytes; missing > 0;) {
      if (held.length === 0) {
        const { done, value } = await source.next()
        if (done === true) throw new Error('The backup is cut off.')
        held = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      }
      const piece = held.subarray(0, missing)
      held = held.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
  const takeAll = async (bytes: number) => {
    const pieces: Buffer[] = []
    for await (const piece of take(bytes)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  for (;;) {
    const header = await takeAll(BLOCK)
    if (header.every((byte) => byte === 0)) return
    if (!isWhole(header)) throw new Error('This is no backup, or a damaged one.')
    const bytes = sizeIn(header)
    yield { name: textAt(header, FIELDS.name, 100), bytes, pieces: take(bytes) }
    await takeAll(paddingAfter(bytes))
  }
}
