/** The coded data is not what the header says: it ends early, or makes no sense. */
export class Damaged extends Error {}
export const damaged = (): never => {
  throw new Damaged()
}

/** Of a code's first 16 bits: its length in bits times 256, plus its value. 0 is no code. */
export type Codes = Uint16Array

/** Reads the tables of codes of one part into those that are known. */
export const readCodes = (bytes: Uint8Array, start: number, end: number, tables: Map<number, Codes>) => {
  let at = start
  while (at < end) {
    const name = bytes[at] ?? 0
    const counts = bytes.subarray(at + 1, at + 17)
    const codes = new Uint16Array(65_536)
    let [value, code] = [at + 17, 0]
    counts.forEach((count, index) => {
      const length = index + 1
      for (let each = 0; each < count; each += 1) {
        const first = code << (16 - length)
        codes.fill((length << 8) | (bytes[value] ?? 0), first, first + (1 << (16 - length)))
        code += 1
        value += 1
      }
      code <<= 1
    })
    tables.set(name, codes)
    at = value
  }
}

/** Reads codes and bits of the coded data between two positions. */
export const bitReader = (bytes: Uint8Array, from: number, end: number) => {
  let [at, held, count] = [from, 0, 0]
  const fill = () => {
    while (count <= 16 && at < end) {
      const byte = bytes[at] ?? 0
      if (byte === 0xff && bytes[at + 1] !== 0) return
      at += byte === 0xff ? 2 : 1
      held = ((held << 8) | byte) & 0xffffff
      count += 8
    }
  }
  const drop = (bits: number) => {
    count -= bits
    if (count < 0) damaged()
  }
  return {
    code: (codes: Codes | undefined): number => {
      fill()
      const next = count >= 16 ? (held >> (count - 16)) & 0xffff : (held << (16 - count)) & 0xffff
      const found = codes?.[next] ?? 0
      if (found === 0) damaged()
      drop(found >> 8)
      return found & 255
    },
    bits: (bits: number): number => {
      if (bits === 0) return 0
      fill()
      drop(bits)
      return (held >> count) & ((1 << bits) - 1)
    },
    /** Goes on behind the restart marker that has to be here. */
    restart: (number: number) => {
      count = 0
      if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd0 + (number & 7)) damaged()
      at += 2
    },
    left: () => end - at,
  }
}
type Bits = ReturnType<typeof bitReader>

/** Coefficients of a block. */
export const BLOCK = 64

/** Which coefficients earlier scans have set, a bit each; null where there is only one scan. */
export type Known = Uint8Array | null
const isKnown = (known: Uint8Array, at: number) => ((known[at >> 3] ?? 0) & (1 << (at & 7))) !== 0
const setKnown = (known: Uint8Array, at: number) => {
  known[at >> 3] = (known[at >> 3] ?? 0) | (1 << (at & 7))
}

/** What a scan adds to the blocks of a component; `run` counts blocks to which it adds nothing. */
export type Band = {
  first: number
  last: number
  isRefined: boolean
  run: number
  dc: Codes | undefined
  ac: Codes | undefined
}

/** Walks over one block of a picture that is coded in one pass. */
const walkBlock = (bits: Bits, { dc, ac }: Band) => {
  bits.bits(Math.min(bits.code(dc), 16))
  let at = 1
  while (at < BLOCK) {
    const code = bits.code(ac)
    const size = code & 15
    if (size === 0 && code >> 4 < 15) return
    at += (code >> 4) + 1
    if (at > BLOCK) damaged()
    bits.bits(size)
  }
}

const walkFirstPass = (bits: Bits, band: Band, known: Uint8Array, block: number) => {
  if (band.run > 0) {
    band.run -= 1
    return
  }
  let at = band.first
  while (at <= band.last) {
    const code = bits.code(band.ac)
    const [skipped, size] = [code >> 4, code & 15]
    if (size === 0 && skipped < 15) {
      band.run = (1 << skipped) - 1 + bits.bits(skipped)
      return
    }
    at += skipped
    if (at > band.last) damaged()
    if (size > 0) setKnown(known, block + at)
    bits.bits(size)
    at += 1
  }
}

/** Passes over what is known, which gets one more bit each, and over so many that are not; says where it stopped. */
const refineKnown = (bits: Bits, band: Band, known: Uint8Array, block: number, from: number, zeros: number) => {
  let [at, left] = [from, zeros]
  for (; at <= band.last; at += 1)
    if (isKnown(known, block + at)) bits.bits(1)
    else {
      if (left === 0) return at
      left -= 1
    }
  return at
}

const walkRefinement = (bits: Bits, band: Band, known: Uint8Array, block: number) => {
  let at = band.first
  while (band.run === 0 && at <= band.last) {
    const code = bits.code(band.ac)
    const [skipped, size] = [code >> 4, code & 15]
    if (size > 1) damaged()
    if (size === 0 && skipped < 15) {
      band.run = (1 << skipped) + bits.bits(skipped)
      break
    }
    bits.bits(size)
    at = refineKnown(bits, band, known, block, at, skipped)
    if (size === 1) {
      if (at > band.last) damaged()
      setKnown(known, block + at)
    }
    at += 1
  }
  if (band.run === 0) return
  refineKnown(bits, band, known, block, at, BLOCK)
  band.run -= 1
}

/** Walks over what a scan says of one block. */
export const walkOver = (bits: Bits, band: Band, known: Known, block: number) => {
  if (known === null) walkBlock(bits, band)
  else if (band.first > 0 && band.isRefined) walkRefinement(bits, band, known, block * BLOCK)
  else if (band.first > 0) walkFirstPass(bits, band, known, block * BLOCK)
  else bits.bits(band.isRefined ? 1 : Math.min(bits.code(band.dc), 16))
}
