import { STRAY_BYTES_MAX } from '#src/domain/limits.ts'
import { readFrameHeader } from '#src/domain/media/flac-frame-header.ts'
import { LARGEST_FRAME_SAMPLES, type FlacFrame, readFlacFrame } from '#src/domain/media/flac-frame.ts'
import type { FlacHeader } from '#src/domain/media/flac-header.ts'
import { type Heard, type Listening, type SoundFault, skipBytes, slicesOf } from '#src/domain/media/listening.ts'
import { createSoundMeter } from '#src/domain/media/sound-meter.ts'

/** No frame of two channels is longer. */
const LARGEST_FRAME_BYTES = 1024 * 1024

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Whether another frame begins somewhere behind the one that cannot be read. */
const hasFrameAfter = (bytes: Uint8Array, from: number): boolean => {
  for (let at = bytes.indexOf(0xff, from + 1); at !== -1; at = bytes.indexOf(0xff, at + 1))
    if (readFrameHeader({ bytes, position: at * 8 }) !== null) return true
  return false
}

/** Decodes frames as their bytes come; what is left of them waits for the next bytes. */
const createDecoder = (header: FlacHeader) => {
  const { sampleRate, bitDepth } = header
  const channels = { left: new Float64Array(LARGEST_FRAME_SAMPLES), right: new Float64Array(LARGEST_FRAME_SAMPLES) }
  const stereo = { left: new Float32Array(LARGEST_FRAME_SAMPLES), right: new Float32Array(LARGEST_FRAME_SAMPLES) }
  const meter = createSoundMeter(header)
  const scale = 2 ** (1 - bitDepth)
  let rest: Uint8Array = new Uint8Array()
  let count = 0
  let stray = 0
  let fault: SoundFault | null = null

  const isWhole = () => header.frames > 0 && meter.frames() >= header.frames
  const faultOf = ({ samples, header: own }: FlacFrame): SoundFault | null => {
    const isOther = (own.sampleRate || sampleRate) !== sampleRate || (own.bitDepth || bitDepth) !== bitDepth
    if (isOther || samples > header.longestFrame) return 'HEADER_WRONG'
    return own.number === (own.isVariable ? meter.frames() : count) ? null : 'DAMAGED'
  }
  const hear = (samples: number) => {
    for (let index = 0; index < samples; index += 1) {
      stereo.left[index] = (channels.left[index] ?? 0) * scale
      stereo.right[index] = (channels.right[index] ?? 0) * scale
    }
    meter.add(stereo, samples)
    count += 1
  }
  /** What cannot be read goes on in the next bytes, unless there are none or too many already. */
  const faultAt = (bytes: Uint8Array, at: number, isLast: boolean): SoundFault | null => {
    if (!isLast && bytes.length - at <= LARGEST_FRAME_BYTES) return null
    return !isLast || hasFrameAfter(bytes, at) ? 'DAMAGED' : 'TRUNCATED'
  }
  const add = (slice: Uint8Array, isLast: boolean) => {
    if (fault !== null) return
    const bytes = joined(rest, slice)
    let at = 0
    while (fault === null && at < bytes.length && !isWhole()) {
      const frame = readFlacFrame(bytes, at, bytes.length, header, channels)
      if (frame === null) {
        fault = faultAt(bytes, at, isLast)
        break
      }
      fault = faultOf(frame)
      if (fault === null) hear(frame.samples)
      at += frame.bytes
    }
    if (isWhole()) stray += bytes.length - at
    if (stray > STRAY_BYTES_MAX) fault = 'HEADER_WRONG'
    rest = isWhole() ? rest.subarray(0, 0) : bytes.subarray(at)
  }
  const heard = (): Heard => {
    const atMs = Math.round((meter.frames() / sampleRate) * 1000)
    if (fault === null && (meter.frames() === 0 || meter.frames() < header.frames)) fault = 'TRUNCATED'
    return fault === null ? { report: meter.report() } : { fault, atMs }
  }
  return { add, heard }
}

/** Listens to the two channels of a FLAC file from its first byte to its last. */
export const listenToFlac = async (listening: Listening, header: FlacHeader): Promise<Heard> => {
  const decoder = createDecoder(header)
  await skipBytes(listening, 0, header.at)
  let read = header.at
  for await (const slice of slicesOf(listening, header.at, listening.size)) {
    read += slice.length
    decoder.add(slice, read === listening.size)
  }
  return decoder.heard()
}
