import { type Bits, readUnsigned } from '#src/domain/media/bits.ts'
import { crc16 } from '#src/domain/media/crc.ts'
import { type FlacFrameHeader, readFrameHeader } from '#src/domain/media/flac-frame-header.ts'
import type { FlacHeader } from '#src/domain/media/flac-header.ts'
import { readSubframe } from '#src/domain/media/flac-subframe.ts'

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
