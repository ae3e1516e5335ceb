import type { ReadAt } from '#src/domain/media/wav.ts'

/** A part of an MP4 or QuickTime file: where what is in it begins, and where it says that it ends. */
type Box = { type: string; at: number; end: number }

const BOX_HEADER = 8
/** With a length of 64 bits, which follows the type. */
const LONG_BOX_HEADER = 16
const LONG = 1
const TO_THE_END = 0
/** Real files have a dozen beside one another, and two for each fragment where the film is in fragments. */
const BOXES_READ = 1024
/** The head of a film (`mvhd`) has at least these. */
const FILM_HEAD_BYTES = 100

const headerOf = (bytes: Uint8Array, left: number): { type: string; header: number; length: number } | null => {
  if (bytes.length < BOX_HEADER) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = String.fromCharCode(...bytes.subarray(4, BOX_HEADER))
  const said = view.getUint32(0)
  if (said === TO_THE_END) return { type, header: BOX_HEADER, length: left }
  if (said !== LONG) return { type, header: BOX_HEADER, length: said }
  return bytes.length < LONG_BOX_HEADER
    ? null
    : { type, header: LONG_BOX_HEADER, length: Number(view.getBigUint64(BOX_HEADER)) }
}

/** The boxes between two places in their order, without reading what is in them. They end where no box can be. */
async function* readBoxes(read: ReadAt, from: number, to: number): AsyncGenerator<Box> {
  let at = from
  for (let count = 0; at + BOX_HEADER <= to && count < BOXES_READ; count += 1) {
    const box = headerOf(await read(at, Math.min(LONG_BOX_HEADER, to - at)), to - at)
    if (box === null || box.length < box.header || !/^[\x20-\x7e]{4}$/.test(box.type)) return
    yield { type: box.type, at: at + box.header, end: at + box.length }
    at += box.length
  }
}

const isFilm = async (read: ReadAt, film: Box): Promise<boolean> => {
  let hasHead = false
  let hasTrack = false
  for await (const { type, at, end } of readBoxes(read, film.at, film.end)) {
    if (end > film.end) return false
    hasHead ||= type === 'mvhd' && end - at >= FILM_HEAD_BYTES
    hasTrack ||= type === 'trak'
  }
  return hasHead && hasTrack
}

/** What a file has to have whole; behind them, programs leave all sorts of things. */
const NEEDED = ['ftyp', 'moov', 'mdat']

/**
 * Whether an MP4 or QuickTime file has headers that can be read: it names its kind first, describes a film of at least
 * one track, and has the data of it. What is cut off has not.
 */
export const hasMp4Header = async (read: ReadAt, size: number): Promise<boolean> => {
  const found = new Map<string, Box>()
  for await (const box of readBoxes(read, 0, size)) {
    if (found.size === 0 && box.type !== 'ftyp') return false
    if (box.end > size && NEEDED.includes(box.type)) return false
    found.set(box.type, box)
  }
  const film = found.get('moov')
  return film !== undefined && found.has('mdat') && isFilm(read, film)
}
