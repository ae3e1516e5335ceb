import {
  bitReader,
  type Codes,
  Damaged,
  damaged,
  readCodes,
  type Band,
  BLOCK,
  type Known,
  walkOver,
} from '#src/domain/media/jpeg-blocks.ts'
import { type JpegPart, readJpegParts, SCAN } from '#src/domain/media/jpeg.ts'

/** Bytes that some encoders leave behind the last block of a scan. */
const PADDING_BITS = 8

type Component = { id: number; across: number; down: number; blocksWide: number; known: Known; missing: Uint8Array }
type Frame = { width: number; height: number; mostAcross: number; mostDown: number; components: Component[] }

const readFrame = (bytes: Uint8Array, { marker, start }: JpegPart): Frame => {
  const byte = (at: number) => bytes[start + at] ?? 0
  if (byte(4) !== 8) damaged()
  const [height, width] = [(byte(5) << 8) | byte(6), (byte(7) << 8) | byte(8)]
  const sampled = Array.from({ length: byte(9) }, (_, index) => ({
    id: byte(10 + index * 3),
    across: byte(11 + index * 3) >> 4,
    down: byte(11 + index * 3) & 15,
  }))
  const mostAcross = Math.max(...sampled.map(({ across }) => across))
  const mostDown = Math.max(...sampled.map(({ down }) => down))
  if (!(mostAcross > 0 && mostDown > 0 && width > 0 && height > 0)) damaged()
  const unitsWide = Math.ceil(width / 8 / mostAcross)
  const unitsHigh = Math.ceil(height / 8 / mostDown)
  const isProgressive = marker === 0xc2
  const components = sampled.map(({ id, across, down }) => {
    const blocksWide = unitsWide * across
    const known = isProgressive ? new Uint8Array((blocksWide * unitsHigh * down * BLOCK) / 8) : null
    return { id, across, down, blocksWide, known, missing: new Uint8Array(BLOCK).fill(1) }
  })
  return { width, height, mostAcross, mostDown, components }
}

type State = { frame: Frame; tables: Map<number, Codes>; interval: number }

const walkScan = (bytes: Uint8Array, { start, end }: JpegPart, { frame, tables, interval }: State) => {
  const byte = (at: number) => bytes[start + at] ?? 0
  const count = byte(4)
  const after = 5 + count * 2
  const band = (index: number): Band => {
    const chosen = byte(6 + index * 2)
    const [dc, ac] = [tables.get(chosen >> 4), tables.get(16 | (chosen & 15))]
    return { first: byte(after), last: byte(after + 1), isRefined: byte(after + 2) >> 4 > 0, run: 0, dc, ac }
  }
  const parts = Array.from({ length: count }, (_, index) => ({
    component: frame.components.find(({ id }) => id === byte(5 + index * 2)) ?? damaged(),
    band: band(index),
  }))
  const [alone] = parts
  if (alone === undefined || alone.band.last >= BLOCK) throw new Damaged()
  const { across, down } = alone.component
  const isAlone = parts.length === 1
  const wide = Math.ceil((frame.width * (isAlone ? across : 1)) / 8 / frame.mostAcross)
  const high = Math.ceil((frame.height * (isAlone ? down : 1)) / 8 / frame.mostDown)
  const bits = bitReader(bytes, start + 2 + ((byte(2) << 8) | byte(3)), end)
  for (let unit = 0; unit < wide * high; unit += 1) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      bits.restart(unit / interval - 1)
      for (const part of parts) part.band.run = 0
    }
    const [column, row] = [unit % wide, Math.floor(unit / wide)]
    if (isAlone) walkOver(bits, alone.band, alone.component.known, row * alone.component.blocksWide + column)
    else
      for (const { component, band: own } of parts)
        for (let block = 0; block < component.across * component.down; block += 1) {
          const x = column * component.across + (block % component.across)
          const y = row * component.down + Math.floor(block / component.across)
          walkOver(bits, own, component.known, y * component.blocksWide + x)
        }
  }
  if (bits.left() > PADDING_BITS) damaged()
  // What several passes leave out of the last bits comes in a later one.
  const [first, last] = alone.component.known === null ? [0, BLOCK - 1] : [alone.band.first, alone.band.last]
  for (const { component } of parts) component.missing.fill(byte(after + 2) & 15, first, last + 1)
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2

const walk = (bytes: Uint8Array, parts: readonly JpegPart[]): boolean => {
  const tables = new Map<number, Codes>()
  let frame: Frame | null = null
  let interval = 0
  for (const part of parts) {
    const { marker, start, end } = part
    if (marker === 0xc4) readCodes(bytes, start + 4, end, tables)
    else if (marker === 0xdd) interval = ((bytes[start + 4] ?? 0) << 8) | (bytes[start + 5] ?? 0)
    else if (isFrame(marker)) frame = readFrame(bytes, part)
    else if (marker === SCAN && frame !== null) walkScan(bytes, part, { frame, tables, interval })
  }
  return frame?.components.every(({ missing }) => missing.every((bits) => bits === 0)) ?? false
}

/**
 * Whether the coded data of a JPEG fills the size that its header names, block by block. Decoders fill what is missing
 * with grey, and say nothing. Never throws.
 */
export const isWholeJpeg = (bytes: Uint8Array): boolean => {
  const read = readJpegParts(bytes)
  if (read === null) return false
  try {
    return walk(bytes, read.parts)
  } catch (error) {
    if (error instanceof Damaged || error instanceof RangeError) return false
    throw error
  }
}
