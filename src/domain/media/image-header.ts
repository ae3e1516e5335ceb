/** What a picture's first bytes say: size in pixels, and colour components (1 grey, 3 RGB, 4 CMYK or RGB with alpha). */
export type ImageHeader = { kind: 'JPEG' | 'PNG' | 'WEBP'; width: number; height: number; components: number }

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_COMPONENTS: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 1, 6: 3 }
const IHDR_BYTES = 26

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const readPng = (bytes: Uint8Array): ImageHeader | null => {
  if (bytes.length < IHDR_BYTES) return null
  const view = viewOf(bytes)
  const components = PNG_COMPONENTS[view.getUint8(25)]
  if (components === undefined) return null
  return { kind: 'PNG', width: view.getUint32(16), height: view.getUint32(20), components }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const hasNoSegment = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Walks the segments to the one that starts the frame: cameras put notes and previews before it. */
const readJpeg = (bytes: Uint8Array): ImageHeader | null => {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (hasNoSegment(marker)) at += 2
    else if (isFrame(marker)) {
      if (at + 10 > bytes.length) return null
      return {
        kind: 'JPEG',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        components: view.getUint8(at + 9),
      }
    } else at += 2 + Math.max(view.getUint16(at + 2), 2)
  }
  return null
}

/** Whether a picture has this text at a position: its parts and their kinds are named in ASCII. */
export const hasTextAt = (bytes: Uint8Array, text: string, at: number): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

const WEBP_BYTES = 30

/** Three kinds of header: lossy, lossless, or extended with the size of the canvas (RFC 9649). */
const readWebp = (bytes: Uint8Array): ImageHeader | null => {
  if (bytes.length < WEBP_BYTES) return null
  const view = viewOf(bytes)
  const webp = (width: number, height: number) => ({ kind: 'WEBP' as const, width, height, components: 3 })
  if (hasTextAt(bytes, 'VP8X', 12))
    return webp(1 + (view.getUint32(24, true) & 0xffffff), 1 + (view.getUint32(26, true) >>> 8))
  if (hasTextAt(bytes, 'VP8 ', 12)) return webp(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (!hasTextAt(bytes, 'VP8L', 12)) return null
  const packed = view.getUint32(21, true)
  return webp(1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff))
}

/** Reads the header of a JPEG, PNG or WebP from its first bytes; null when they are none or end too early. Never throws. */
export const readImageHeader = (bytes: Uint8Array): ImageHeader | null => {
  if (hasTextAt(bytes, 'RIFF', 0) && hasTextAt(bytes, 'WEBP', 8)) return readWebp(bytes)
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return readPng(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpeg(bytes) : null
}
