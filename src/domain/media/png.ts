type Chunk = { type: string; start: number; end: number }

const SIGNATURE_BYTES = 8
const FRAME_BYTES = 12
/** What the picture and its colours need. Of the rest, notes and positions stay out of what is uploaded. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'sBIT', 'pHYs', 'cICP'])

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})
const checksum = (bytes: Uint8Array): number => {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** The chunks of a PNG up to its end; null when it breaks off, or one of them is not what its checksum says. Never throws. */
export const readPngChunks = (bytes: Uint8Array): Chunk[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  let start = SIGNATURE_BYTES
  while (start + FRAME_BYTES <= bytes.length) {
    const end = start + FRAME_BYTES + view.getUint32(start)
    if (end > bytes.length) return null
    if (checksum(bytes.subarray(start + 4, end - 4)) !== view.getUint32(end - 4)) return null
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    chunks.push({ type, start, end })
    if (type === 'IEND') return chunks
    start = end
  }
  return null
}

export type PngFacts = {
  isAnimated: boolean
  bitDepth: number
  hasAlpha: boolean
  pixelData: Uint8Array[]
  rawBytes: number | null
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const hasAlphaChannel = (colorType: number) => colorType === 4 || colorType === 6

/** What a whole PNG says beyond its size; `rawBytes` is how much its data unpacks to, null where it is interlaced. */
export const readPngFacts = (bytes: Uint8Array): PngFacts | null => {
  const chunks = readPngChunks(bytes)
  const [header] = chunks ?? []
  if (chunks === null || header?.type !== 'IHDR' || header.end - header.start < FRAME_BYTES + 13) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + header.start + 8, 13)
  const [width, height, bitDepth, colorType] = [
    view.getUint32(0),
    view.getUint32(4),
    view.getUint8(8),
    view.getUint8(9),
  ]
  const rowBytes = 1 + Math.ceil((width * bitDepth * (CHANNELS[colorType] ?? 1)) / 8)
  const has = (type: string) => chunks.some((chunk) => chunk.type === type)
  return {
    isAnimated: has('acTL'),
    bitDepth,
    hasAlpha: hasAlphaChannel(colorType) || has('tRNS'),
    pixelData: chunks.filter(({ type }) => type === 'IDAT').map(({ start, end }) => bytes.subarray(start + 8, end - 4)),
    rawBytes: view.getUint8(12) === 0 ? rowBytes * height : null,
  }
}

/** The same picture without notes and positions, and nothing behind its end. Null when it is broken. */
export const stripPng = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const needed = readPngChunks(bytes)?.filter(({ type }) => NEEDED.has(type))
  if (needed === undefined) return null
  const whole = new Uint8Array(needed.reduce((sum, { start, end }) => sum + end - start, SIGNATURE_BYTES))
  whole.set(bytes.subarray(0, SIGNATURE_BYTES))
  let at = SIGNATURE_BYTES
  for (const { start, end } of needed) {
    whole.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return whole
}
