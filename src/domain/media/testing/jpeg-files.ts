const SEGMENT_HEAD = 4

const segment = (marker: number, data: Uint8Array): Uint8Array => {
  const length = data.length + 2
  return Uint8Array.from([0xff, marker, length >> 8, length & 255, ...data])
}

/** The same JPEG with more segments at its start. */
export const withSegments = (
  jpeg: Uint8Array,
  segments: readonly (readonly [marker: number, data: Uint8Array])[],
): Uint8Array<ArrayBuffer> => {
  const added = segments.map(([marker, data]) => Buffer.from(segment(marker, data)))
  return Uint8Array.from(Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]))
}

const ORIENTATION = 0x0112
const SHORT = 3

/** What a camera writes: how it was held, after another entry, and a note such as a position. */
export const exifOf = (orientation: number, isLittle: boolean, note = ''): Uint8Array => {
  const view = new DataView(new ArrayBuffer(38))
  const entry = (at: number, tag: number, value: number) => {
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, SHORT, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    view.setUint16(at + 8, value, isLittle)
  }
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(SEGMENT_HEAD, 8, isLittle)
  view.setUint16(8, 2, isLittle)
  entry(10, 0x0100, 3000)
  entry(22, ORIENTATION, orientation)
  return Uint8Array.from([...Buffer.from('Exif\0\0', 'latin1'), ...new Uint8Array(view.buffer), ...Buffer.from(note)])
}

const HUFFMAN_OF_ONE = [1, ...Array<number>(15).fill(0), 0]

const FOUR_INTERVALS = [0x0f, 0xff, 0xd0, 0x0f, 0xff, 0xd1, 0x0f, 0xff, 0xd2, 0x0f]

/** Eight blocks of one grey, with a restart after every second one: each block is coded by two bits. */
export const RESTARTED: Uint8Array<ArrayBuffer> = Uint8Array.from([
  0xff,
  0xd8,
  ...segment(0xdb, Uint8Array.from([0, ...Array<number>(64).fill(1)])),
  ...segment(0xc0, Uint8Array.from([8, 0, 8, 0, 64, 1, 1, 0x11, 0])),
  ...segment(0xc4, Uint8Array.from([0x00, ...HUFFMAN_OF_ONE])),
  ...segment(0xc4, Uint8Array.from([0x10, ...HUFFMAN_OF_ONE])),
  ...segment(0xdd, Uint8Array.from([0, 2])),
  ...segment(0xda, Uint8Array.from([1, 1, 0x00, 0, 63, 0])),
  ...FOUR_INTERVALS,
  0xff,
  0xd9,
])
