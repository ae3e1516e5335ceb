import { type Bits, readUnsigned } from '#src/domain/media/bits.ts'
import { crc8 } from '#src/domain/media/crc.ts'

/** The header of a FLAC frame; 0 is what the file's header says. `number` counts frames, or samples where sizes vary. */
export type FlacFrameHeader = {
  samples: number
  sampleRate: number
  bitDepth: number
  assignment: number
  isVariable: boolean
  number: number
}

const SYNC = 0b11_1111_1111_1110
const RATES = [0, 88_200, 176_400, 192_000, 8e3, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000]
const DEPTHS = [0, 8, 12, -1, 16, 20, 24, 32]
const LAST_ASSIGNMENT = 10

/** The number of a frame, written as UTF-8 writes a character; null where it is not. */
const readNumber = (bits: Bits): number | null => {
  const first = readUnsigned(bits, 8)
  const ones = Math.clz32(~(first << 24))
  if (ones === 0) return first
  if (ones === 1 || ones > 7) return null
  let value = first & (0x7f >> ones)
  for (let byte = 1; byte < ones; byte += 1) {
    const next = readUnsigned(bits, 8)
    if (next >> 6 !== 2) return null
    value = value * 64 + (next & 63)
  }
  return value
}

const readSamples = (bits: Bits, code: number): number => {
  if (code === 1) return 192
  if (code <= 5) return 576 * 2 ** (code - 2)
  if (code <= 7) return readUnsigned(bits, code === 6 ? 8 : 16) + 1
  return 2 ** code
}

const readRate = (bits: Bits, code: number): number => {
  if (code === 12) return readUnsigned(bits, 8) * 1000
  if (code === 13) return readUnsigned(bits, 16)
  if (code === 14) return readUnsigned(bits, 16) * 10
  return RATES[code] ?? -1
}

/** Reads the header of the frame that begins here. Null where none does. */
export const readFrameHeader = (bits: Bits): FlacFrameHeader | null => {
  const from = bits.position / 8
  if (readUnsigned(bits, 14) !== SYNC || readUnsigned(bits, 1) !== 0) return null
  const isVariable = readUnsigned(bits, 1) === 1
  const sizeCode = readUnsigned(bits, 4)
  const rateCode = readUnsigned(bits, 4)
  const assignment = readUnsigned(bits, 4)
  const bitDepth = DEPTHS[readUnsigned(bits, 3)] ?? -1
  if (sizeCode === 0 || rateCode === 15 || assignment > LAST_ASSIGNMENT || bitDepth < 0) return null
  if (readUnsigned(bits, 1) !== 0) return null
  const number = readNumber(bits)
  if (number === null) return null
  const samples = readSamples(bits, sizeCode)
  const sampleRate = readRate(bits, rateCode)
  const to = bits.position / 8
  if (readUnsigned(bits, 8) !== crc8(bits.bytes, from, to)) return null
  return { samples, sampleRate, bitDepth, assignment, isVariable, number }
}
