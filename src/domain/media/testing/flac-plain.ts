import { crc16, crc8 } from '#src/domain/media/flac-frame.ts'
import { bitsOf, unsigned } from '#src/domain/media/testing/bits.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

type Plain = {
  /** Counts frames, or samples where sizes vary. */
  number?: number
  samples?: number
  /** What each sample is, of 16 bits. */
  left?: number
  right?: number
  isVariable?: boolean
  /** What the frame itself says of its rate and its depth: zeros where the file says it. */
  rate?: string
  depth?: string
}

const VERBATIM = 2

/** As UTF-8 writes a character. */
const numberBits = (number: number) => {
  if (number < 0x80) return unsigned(number, 8)
  if (number < 0x800) return `110${unsigned(number >> 6, 5)} 10${unsigned(number & 63, 6)}`
  return `1110${unsigned(number >> 12, 4)} 10${unsigned((number >> 6) & 63, 6)} 10${unsigned(number & 63, 6)}`
}

/** A FLAC frame of 16 bits whose samples are all written as they are. */
export const plainFrame = (said: Plain = {}): Uint8Array => {
  const {
    number = 0,
    samples = 441,
    left = 1000,
    right = -1000,
    isVariable = false,
    rate = '0000',
    depth = '000',
  } = said
  const strategy = isVariable ? '1' : '0'
  const kind = ['11111111 1111100', strategy, '0111', rate, '0001', depth, '0']
  const { bytes: head } = bitsOf(...kind, numberBits(number), unsigned(samples - 1, 16))
  const channel = (sample: number) => {
    const bytes = new Uint8Array(1 + 2 * samples).fill(sample & 255)
    for (let at = 1; at < bytes.length; at += 2) bytes[at] = sample >> 8
    bytes[0] = VERBATIM
    return bytes
  }
  const frame = joined(head, Uint8Array.of(crc8(head, 0, head.length)), channel(left), channel(right))
  const check = crc16(frame, 0, frame.length)
  return joined(frame, Uint8Array.of(check >> 8, check))
}
