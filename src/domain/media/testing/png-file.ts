import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG, with its checksum. */
export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Wanted = {
  width?: number
  height?: number
  bitDepth?: number
  colorType?: number
  /** Of the channels of a pixel, 0 to 255. */
  paint?: (x: number, y: number, channel: number) => number
  /** Chunks between the header and the pixels. */
  extra?: readonly (readonly [type: string, text: string])[]
  isInterlaced?: boolean
  /** Rows that are left out at the end. */
  rowsMissing?: number
}

/** Diagonal bands with sharp edges. */
const bands = (x: number, y: number, channel: number) =>
  (x + y * 2) % 40 < 20 ? 40 + channel * 30 : 220 - channel * 20

/** A real PNG, with every checksum. */
export const pngOf = (wanted: Wanted = {}): Uint8Array<ArrayBuffer> => {
  const { width = 32, height = width, bitDepth = 8, colorType = 2, paint = bands, extra = [] } = wanted
  const { isInterlaced = false, rowsMissing = 0 } = wanted
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0], 8)
  const channels = CHANNELS[colorType] ?? 1
  const bytesEach = bitDepth / 8
  const rowBytes = 1 + width * channels * bytesEach
  const raw = Buffer.alloc(rowBytes * (height - rowsMissing))
  for (let y = 0; y < height - rowsMissing; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1)
        raw[y * rowBytes + 1 + (x * channels + channel) * bytesEach] = paint(x, y, channel)
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      ...extra.map(([type, text]) => pngChunk(type, Buffer.from(text, 'latin1'))),
      pngChunk('IDAT', deflateSync(raw, { level: 1 })),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  )
}
