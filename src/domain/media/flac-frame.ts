import type { FlacHeader } from '#src/domain/media/flac-header.ts'
import { type Bits, readUnsigned, readSubframe } from '#src/domain/media/flac-subframe.ts'

const table = (polynomial: number, bits: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    let value = byte << (bits - 8)
    for (let bit = 0; bit < 8; bit += 1)
      value = (value & (1 << (bits - 1))) === 0 ? value << 1 : (value << 1) ^ polynomial
    return value & (2 ** bits - 1)
  })

const CRC_8 = table(0x07, 8)
const CRC_16 = table(0x8005, 16)

/** The checksum of a FLAC frame's header. */
export const crc8 = (bytes: Uint8Array, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at += 1) value = CRC_8[value ^ (bytes[at] ?? 0)] ?? 0
  return value
}

/** The checksum of a whole FLAC frame. */
export const crc16 = (bytes: Uint8Array, from: number, to: number): number => {
  let value = 0
  for (let at = from; at < to; at += 1) value = ((value << 8) & 0xffff) ^ (CRC_16[(value >> 8) ^ (bytes[at] ?? 0)] ?? 0)
  return value
}

/** The header of a FLAC frame; 0 is what the file's header says. `number` counts frames, or samples where sizes vary. */
type FlacFrameHeader = {
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

/** Both channels of a frame, whole numbers, and how many samples and bytes it has. */
export type FlacFrame = { samples: number; bytes: number; header: FlacFrameHeader }
export type FlacChannels = { left: Float64Array; right: Float64Array }

const LEFT_SIDE = 8
const SIDE_RIGHT = 9
const MID_SIDE = 10
const STEREO = 1

/** Makes left and right of what one channel and the difference of both say. */
const takeApart = ({ left, right }: FlacChannels, assignment: number, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const first = left[index] ?? 0
    const second = right[index] ?? 0
    if (assignment === LEFT_SIDE) right[index] = first - second
    else if (assignment === SIDE_RIGHT) left[index] = first + second
    else {
      // The half that the middle lost is odd where the difference is.
      const sum = first * 2 + (second & 1)
      left[index] = (sum + second) / 2
      right[index] = (sum - second) / 2
    }
  }
}

/** The most samples that a frame can have. */
export const LARGEST_FRAME_SAMPLES = 65_536

/** Reads the stereo frame that begins at a byte into `channels`. Null where it is none, is damaged, or goes on beyond `end`. */
export const readFlacFrame = (
  bytes: Uint8Array,
  from: number,
  end: number,
  { bitDepth }: Pick<FlacHeader, 'bitDepth'>,
  channels: FlacChannels,
): FlacFrame | null => {
  const bits: Bits = { bytes, position: from * 8 }
  const last = end * 8
  const header = readFrameHeader(bits)
  if (header === null || bits.position > last) return null
  const { samples, assignment } = header
  if (assignment < LEFT_SIDE && assignment !== STEREO) return null
  // The difference of two channels needs a bit more than they do.
  const [wider, wide] = [bitDepth + 1, bitDepth]
  const left = readSubframe(bits, last, assignment === SIDE_RIGHT ? wider : wide, channels.left, samples)
  const isSecondSide = assignment === LEFT_SIDE || assignment === MID_SIDE
  if (!left || !readSubframe(bits, last, isSecondSide ? wider : wide, channels.right, samples)) return null
  const to = Math.ceil(bits.position / 8)
  bits.position = to * 8
  if (to + 2 > end || readUnsigned(bits, 16) !== crc16(bytes, from, to)) return null
  if (assignment >= LEFT_SIDE) takeApart(channels, assignment, samples)
  return { samples, bytes: to + 2 - from, header }
}
