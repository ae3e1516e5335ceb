import { COVER_SIDE_MAX, IMAGE_BYTES_MAX, MEBIBYTE } from '#src/domain/limits.ts'
import { readImageHeader } from '#src/domain/media/image-header.ts'
import { isWholeJpeg } from '#src/domain/media/jpeg-scan.ts'
import { jpegOrientation, stripJpeg } from '#src/domain/media/jpeg.ts'
import { FULL_PART, measureCover, SMALL_SIDE } from '#src/domain/media/measure-cover.ts'
import { perceptualHash } from '#src/domain/media/perceptual-hash.ts'
import type { GreyPicture } from '#src/domain/media/picture-detail.ts'
import { readPngFacts, stripPng } from '#src/domain/media/png.ts'
import type { InspectedCover } from '#src/shared/media/cover/inspect-picked-cover.ts'
import { type OpenedPicture, openPicture } from '#src/shared/media/cover/open-picture.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** What the bytes say before they are decoded; `clean` is the same picture without its notes. */
type Read = { codes: InspectedCover['codes']; clean: Bytes | null; isTurned: boolean; mayBeTransparent: boolean }

const DAMAGED: Read = { codes: ['COVER_DAMAGED'], clean: null, isTurned: false, mayBeTransparent: false }
const SIXTEEN_BITS = 16

const REPORTED_BYTES = 16 * MEBIBYTE

/** Whether data unpacks to so many bytes: not to fewer, and not endlessly. */
const unpacksTo = async (data: readonly Uint8Array[], expected: number, onStep: () => void): Promise<boolean> => {
  // Older engines of WebKit have none; they decode the picture all the same.
  if (typeof DecompressionStream === 'undefined') return true
  const parts = data.map((part) => part.slice())
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let bytes = 0
  let reported = 0
  try {
    while (bytes <= expected) {
      const { done, value } = await reader.read()
      if (done) return bytes === expected
      bytes += value.length
      if (bytes - reported < REPORTED_BYTES) continue
      reported = bytes
      onStep()
    }
    await reader.cancel()
    return false
  } catch {
    return false
  }
}

const readPng = async (bytes: Bytes, onStep: () => void): Promise<Read> => {
  const facts = readPngFacts(bytes)
  const clean = stripPng(bytes)
  if (facts === null || clean === null) return DAMAGED
  if (facts.isAnimated) return { ...DAMAGED, codes: ['COVER_ANIMATED'] }
  if (facts.rawBytes !== null && !(await unpacksTo(facts.pixelData, facts.rawBytes, onStep))) return DAMAGED
  const codes: Read['codes'] = facts.bitDepth === SIXTEEN_BITS ? ['COVER_SIXTEEN_BITS'] : []
  return { codes, clean, isTurned: false, mayBeTransparent: facts.hasAlpha }
}

const readJpeg = (bytes: Bytes): Read => {
  const clean = stripJpeg(bytes)
  if (clean === null || !isWholeJpeg(bytes)) return DAMAGED
  return { codes: [], clean, isTurned: jpegOrientation(bytes) !== 1, mayBeTransparent: false }
}

const CHANNELS = 4
/** Brightness as television counts it (BT.601). */
const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114]

const greyOf = (rgba: Uint8ClampedArray, width: number, height: number): GreyPicture => {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const start = at * CHANNELS
    pixels[at] = RED * (rgba[start] ?? 0) + GREEN * (rgba[start + 1] ?? 0) + BLUE * (rgba[start + 2] ?? 0)
  }
  return { pixels, width, height }
}

const PARTS_ACROSS = 8
const OPAQUE = 250

const isTransparent = (picture: OpenedPicture) => {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
  return picture
    .pixels(whole, SMALL_SIDE, SMALL_SIDE, false)
    .some((value, index) => index % CHANNELS === CHANNELS - 1 && value < OPAQUE)
}

/** Squares at full size, spread evenly. */
const fullParts = (picture: OpenedPicture): GreyPicture[] =>
  Array.from({ length: PARTS_ACROSS * PARTS_ACROSS }, (_, part) => {
    const at = (length: number, index: number) =>
      Math.max(0, Math.floor(((index + 0.5) * length) / PARTS_ACROSS - FULL_PART / 2))
    const left = at(picture.width, part % PARTS_ACROSS)
    const top = at(picture.height, Math.floor(part / PARTS_ACROSS))
    const area = { left, top, width: FULL_PART, height: FULL_PART }
    return greyOf(picture.pixels(area, FULL_PART, FULL_PART), FULL_PART, FULL_PART)
  })

const QUALITIES = [0.95, 0.9, 0.8]

/** Upright for stores that ignore how the camera was held. */
const turned = async (picture: OpenedPicture, onStep: () => void): Promise<Blob | null> => {
  for (const quality of QUALITIES) {
    onStep()
    const blob = await picture.toJpeg(COVER_SIDE_MAX, quality)
    if (blob !== null && blob.size <= IMAGE_BYTES_MAX) return blob
  }
  return null
}

/**
 * Decodes a cover whose header is right: whether it is whole, how sharp it is and what it looks like, and the same
 * picture upright and without notes and positions. Runs in a worker, or in the page where a worker has no canvas.
 * `onStep` is called between its steps, so that a long inspection can be told from one that hangs.
 */
export const inspectCover = async (file: Blob, onStep = () => {}): Promise<InspectedCover> => {
  onStep()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = readImageHeader(bytes)
  const isPng = header?.kind === 'PNG'
  const { codes, clean, ...read } = isPng ? await readPng(bytes, onStep) : readJpeg(bytes)
  if (clean === null || header === null) return { codes, facts: null, clean: null }
  onStep()
  const picture = await openPicture(file)
  if (picture === null || picture.width * picture.height !== header.width * header.height)
    return { codes: ['COVER_DAMAGED'], facts: null, clean: null }
  try {
    onStep()
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
    const small = greyOf(picture.pixels(whole, SMALL_SIDE, SMALL_SIDE), SMALL_SIDE, SMALL_SIDE)
    const facts = { ...measureCover(small, fullParts(picture)), hash: perceptualHash(small) }
    const type = isPng ? 'image/png' : 'image/jpeg'
    return {
      codes: read.mayBeTransparent && isTransparent(picture) ? [...codes, 'COVER_TRANSPARENT'] : codes,
      facts,
      clean: read.isTurned ? await turned(picture, onStep) : new Blob([clean], { type }),
    }
  } finally {
    picture.close()
  }
}
