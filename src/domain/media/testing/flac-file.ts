import { crc16, crc8 } from '#src/domain/media/flac-frame.ts'
import type { Samples } from '#src/domain/media/testing/sounds.ts'
import { joined } from '#src/domain/media/testing/wav-file.ts'

type Numbers = readonly number[]
export type Subframe = 'VERBATIM' | 'FIXED' | 'LPC'
export type Stereo = 'LEFT_RIGHT' | 'LEFT_SIDE' | 'SIDE_RIGHT' | 'MID_SIDE'
type Writing = { subframe?: Subframe; stereo?: Stereo; block?: number }

const ASSIGNMENTS: Record<Stereo, number> = { LEFT_RIGHT: 1, LEFT_SIDE: 8, SIDE_RIGHT: 9, MID_SIDE: 10 }
const LPC_FACTORS = [1900, -900]
const LPC_SHIFT = 10
const LPC_PRECISION = 12

const createWriter = () => {
  const bytes: number[] = []
  let count = 0
  const bit = (value: number) => {
    if (count % 8 === 0) bytes.push(0)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | (value << (7 - (count % 8)))
    count += 1
  }
  const write = (value: number, width: number) => {
    for (let place = width - 1; place >= 0; place -= 1) bit(Math.floor(value / 2 ** place) & 1)
  }
  const writeSigned = (value: number, width: number) => write(value < 0 ? value + 2 ** width : value, width)
  const rice = (value: number, parameter: number) => {
    const folded = value >= 0 ? value * 2 : -value * 2 - 1
    for (let zeros = Math.floor(folded / 2 ** parameter); zeros > 0; zeros -= 1) bit(0)
    bit(1)
    write(folded % 2 ** parameter, parameter)
  }
  const align = () => {
    for (let missing = (8 - (count % 8)) % 8; missing > 0; missing -= 1) bit(0)
  }
  return { write, writeSigned, rice, align, bytes }
}
type Writer = ReturnType<typeof createWriter>

/** The parameter that makes the code short. */
const parameterOf = (residual: Numbers) => {
  const mean = residual.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, residual.length)
  return Math.max(0, Math.min(14, Math.ceil(Math.log2(mean + 1))))
}

const writePredicted = (writer: Writer, samples: Numbers, depth: number, factors: Numbers, shift: number) => {
  const order = factors.length
  for (const sample of samples.slice(0, order)) writer.writeSigned(sample, depth)
  if (shift > 0) {
    writer.write(LPC_PRECISION - 1, 4)
    writer.writeSigned(shift, 5)
    for (const factor of factors) writer.writeSigned(factor, LPC_PRECISION)
  }
  const residual = samples.slice(order).map((sample, index) => {
    const sum = factors.reduce((total, factor, back) => total + factor * (samples[order + index - 1 - back] ?? 0), 0)
    return sample - Math.floor(sum / 2 ** shift)
  })
  const parameter = parameterOf(residual)
  writer.write(0, 2)
  writer.write(0, 4)
  writer.write(parameter, 4)
  for (const value of residual) writer.rice(value, parameter)
}

const writeSubframe = (writer: Writer, samples: Numbers, depth: number, kind: Subframe) => {
  const isConstant = samples.every((sample) => sample === samples[0])
  const type = { VERBATIM: 1, FIXED: 8 + 2, LPC: 31 + LPC_FACTORS.length }[kind]
  writer.write(0, 1)
  writer.write(isConstant ? 0 : type, 6)
  writer.write(0, 1)
  if (isConstant) writer.writeSigned(samples[0] ?? 0, depth)
  else if (kind === 'VERBATIM') for (const sample of samples) writer.writeSigned(sample, depth)
  else if (kind === 'FIXED') writePredicted(writer, samples, depth, [2, -1], 0)
  else writePredicted(writer, samples, depth, LPC_FACTORS, LPC_SHIFT)
}

const channelsOf = (left: Numbers, right: Numbers, stereo: Stereo): [Numbers, Numbers] => {
  const side = left.map((sample, index) => sample - (right[index] ?? 0))
  if (stereo === 'LEFT_SIDE') return [left, side]
  if (stereo === 'SIDE_RIGHT') return [side, right]
  if (stereo === 'MID_SIDE') return [left.map((sample, index) => (sample + (right[index] ?? 0)) >> 1), side]
  return [left, right]
}

const frame = (
  left: Numbers,
  right: Numbers,
  number: number,
  depth: number,
  { subframe = 'FIXED', stereo = 'LEFT_RIGHT' }: Writing,
) => {
  const writer = createWriter()
  writer.write(0b1111_1111_1111_1000, 16)
  writer.write(7, 4)
  writer.write(0, 4)
  writer.write(ASSIGNMENTS[stereo], 4)
  writer.write(0, 4)
  if (number < 0x80) writer.write(number, 8)
  else writer.write(((0xc0 | (number >> 6)) << 8) | 0x80 | (number & 63), 16)
  writer.write(left.length - 1, 16)
  writer.write(crc8(Uint8Array.from(writer.bytes), 0, writer.bytes.length), 8)
  const [first, second] = channelsOf(left, right, stereo)
  writeSubframe(writer, first, depth + (stereo === 'SIDE_RIGHT' ? 1 : 0), subframe)
  writeSubframe(writer, second, depth + (stereo === 'LEFT_SIDE' || stereo === 'MID_SIDE' ? 1 : 0), subframe)
  writer.align()
  const bytes = Uint8Array.from(writer.bytes)
  const check = crc16(bytes, 0, bytes.length)
  return joined(bytes, Uint8Array.of(check >> 8, check))
}

type Said = { frames: number; sampleRate: number; bitDepth: number; channels?: number; block?: number }

/** The mark and the header of a FLAC file. */
export const flacHeader = ({ frames, sampleRate, bitDepth, channels = 2, block = 2 ** 12 }: Said): Uint8Array => {
  const bytes = new Uint8Array(42)
  bytes.set(new TextEncoder().encode('fLaC'))
  bytes.set([0x80, 0, 0, 34, block >> 8, block, block >> 8, block], 4)
  // 20 bits rate, 3 bits channels less one, 5 bits depth less one, 36 bits number of samples.
  const packed = (BigInt(sampleRate) << 44n) | (BigInt(channels - 1) << 41n) | (BigInt(bitDepth - 1) << 36n)
  new DataView(bytes.buffer).setBigUint64(18, packed | BigInt(frames))
  return bytes
}

/** The frames of a FLAC file, one by one. */
export const flacFrames = ({ left, right, bitDepth }: Samples, writing: Writing = {}): Uint8Array[] => {
  const { block = 2 ** 12 } = writing
  return Array.from({ length: Math.ceil(left.length / block) }, (_, number) => {
    const part = (channel: Int32Array) => [...channel.subarray(number * block, (number + 1) * block)]
    return frame(part(left), part(right), number, bitDepth, writing)
  })
}

/** A FLAC file of these samples. */
export const flacFile = (samples: Samples, writing: Writing = {}): Uint8Array => {
  const said = { ...samples, frames: samples.left.length, block: writing.block ?? 2 ** 12 }
  return joined(flacHeader(said), ...flacFrames(samples, writing))
}
