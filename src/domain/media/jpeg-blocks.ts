import { type Bits, type Codes, damaged } from '#src/domain/media/jpeg-bits.ts'

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
