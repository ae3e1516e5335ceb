import { hasTextAt } from '#src/domain/media/image-header.ts'

/** A part of a JPEG: its marker, and where it begins and ends. A scan contains its coded data. */
export type JpegPart = { marker: number; start: number; end: number }

export const SCAN = 0xda
const START = 0xd8
const END = 0xd9
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const COMMENT = 0xfe

/** Where the coded data ends that begins here: at the next marker, but for restarts and stuffed bytes. */
const endOfData = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

/** The parts between the start and the end of a JPEG, and where it ends; null when it breaks off or is none. Never throws. */
export const readJpegParts = (bytes: Uint8Array): { parts: JpegPart[]; end: number } | null => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null
  const parts: JpegPart[] = []
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return { parts, end: at + 2 }
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    const part = { marker, start: at, end: marker === SCAN ? endOfData(bytes, end) : end }
    parts.push(part)
    at = part.end
  }
  return null
}

/** What the colours need: the profile, and how Adobe coded them. The rest is notes, positions and previews. */
const isNeeded = (bytes: Uint8Array, { marker, start }: JpegPart) => {
  if (marker === APP2) return hasTextAt(bytes, 'ICC_PROFILE', start + 4)
  if (marker === APP14) return hasTextAt(bytes, 'Adobe', start + 4)
  return marker !== COMMENT && !isApplication(marker)
}

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The same picture without notes: no Exif, XMP, IPTC, comment, preview, and nothing behind its end. Null when it is broken. */
export const stripJpeg = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const read = readJpegParts(bytes)
  if (read === null) return null
  const needed = read.parts.filter((part) => isNeeded(bytes, part)).map(({ start, end }) => bytes.subarray(start, end))
  return joined([bytes.subarray(0, 2), ...needed, new Uint8Array([0xff, END])])
}

const ORIENTATION = 0x0112
const UPRIGHT = 1

/** How a camera was held, 1 to 8 as Exif counts; 1 where nothing is said. */
export const jpegOrientation = (bytes: Uint8Array): number => {
  const exif = readJpegParts(bytes)?.parts.find(
    ({ marker, start }) => marker === APP1 && hasTextAt(bytes, 'Exif', start + 4),
  )
  if (exif === undefined) return UPRIGHT
  const tiff = bytes.subarray(exif.start + 10, exif.end)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = tiff[0] === 0x49
  if (tiff.length < 14) return UPRIGHT
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return UPRIGHT
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return UPRIGHT
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue
    const turn = view.getUint16(entry + 8, isLittle)
    return turn >= 1 && turn <= 8 ? turn : UPRIGHT
  }
  return UPRIGHT
}
