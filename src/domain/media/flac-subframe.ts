/** A place in bytes, in bits from their start. Reading goes beyond the end and finds zeros there. */
export type Bits = { readonly bytes: Uint8Array; position: number }

/** The next 32 bits at a place, without moving. */
const peek32 = (bytes: Uint8Array, position: number): number => {
  const at = position >>> 3
  const shift = position & 7
  const word =
    ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
  return (word << shift) | ((bytes[at + 4] ?? 0) >>> (8 - shift))
}

/** The next bits as a whole number from 0; 32 at most. */
export const readUnsigned = (bits: Bits, count: number): number => {
  if (count === 0) return 0
  const value = peek32(bits.bytes, bits.position) >>> (32 - count)
  bits.position += count
  return value
}

/** The next bits as a number with a sign; 32 at most. */
const readSigned = (bits: Bits, count: number): number => {
  if (count === 0) return 0
  const value = peek32(bits.bytes, bits.position) >> (32 - count)
  bits.position += count
  return value
}

/** How many zeros come before the next one; null when there is none before `end`. */
const readUnary = (bits: Bits, end: number): number | null => {
  let zeros = 0
  while (bits.position < end) {
    const word = peek32(bits.bytes, bits.position)
    if (word !== 0) {
      const here = Math.clz32(word)
      bits.position += here + 1
      return zeros + here
    }
    zeros += 32
    bits.position += 32
  }
  return null
}

/** Predictions that need no factors of their own, by their order. */
const FIXED: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]

/** Reads `count` samples in a Rice code of this parameter; false where the bits end before. */
const readRice = (bits: Bits, end: number, parameter: number, samples: Float64Array, from: number, to: number) => {
  const { bytes } = bits
  let { position } = bits
  for (let index = from; index < to; index += 1) {
    const word = peek32(bytes, position)
    const zeros = Math.clz32(word)
    let value: number
    if (word !== 0 && zeros + 1 + parameter <= 32) {
      value = parameter === 0 ? zeros : (zeros << parameter) | ((word << (zeros + 1)) >>> (32 - parameter))
      position += zeros + 1 + parameter
    } else {
      bits.position = position
      const high = readUnary(bits, end)
      if (high === null) return false
      value = (high << parameter) | readUnsigned(bits, parameter)
      position = bits.position
    }
    samples[index] = (value >>> 1) ^ -(value & 1)
  }
  bits.position = position
  return position <= end
}

/** What a prediction misses, in partitions with a parameter each. */
const readResidual = (bits: Bits, end: number, order: number, samples: Float64Array, count: number): boolean => {
  const method = readUnsigned(bits, 2)
  if (method > 1) return false
  const width = method === 0 ? 4 : 5
  const partitions = 1 << readUnsigned(bits, 4)
  const each = count / partitions
  if (!Number.isInteger(each) || each < order) return false
  for (let partition = 0; partition < partitions; partition += 1) {
    const from = partition === 0 ? order : partition * each
    const to = (partition + 1) * each
    const parameter = readUnsigned(bits, width)
    if (parameter === (1 << width) - 1) {
      const raw = readUnsigned(bits, 5)
      for (let index = from; index < to; index += 1) samples[index] = readSigned(bits, raw)
      if (bits.position > end) return false
    } else if (!readRice(bits, end, parameter, samples, from, to)) return false
  }
  return true
}

/** Adds to what was missed what the samples before it predict. */
const predict = (samples: Float64Array, count: number, factors: readonly number[], shift: number) => {
  const order = factors.length
  const scale = 2 ** -shift
  const weights = Float64Array.from(factors)
  for (let index = order; index < count; index += 1) {
    let sum = 0
    for (let back = 0; back < order; back += 1) sum += (weights[back] ?? 0) * (samples[index - 1 - back] ?? 0)
    samples[index] = (samples[index] ?? 0) + Math.floor(sum * scale)
  }
}

const readWarmUp = (bits: Bits, depth: number, samples: Float64Array, count: number) => {
  for (let index = 0; index < count; index += 1) samples[index] = readSigned(bits, depth)
}

const readPredicted = (bits: Bits, end: number, depth: number, samples: Float64Array, count: number, type: number) => {
  const isFixed = type < 32
  const order = isFixed ? type - 8 : type - 31
  if (order > count || (isFixed && FIXED[order] === undefined)) return false
  readWarmUp(bits, depth, samples, order)
  let factors = FIXED[order] ?? []
  let shift = 0
  if (!isFixed) {
    const precision = readUnsigned(bits, 4) + 1
    shift = readSigned(bits, 5)
    if (precision === 16 || shift < 0) return false
    factors = Array.from({ length: order }, () => readSigned(bits, precision))
  }
  if (!readResidual(bits, end, order, samples, count)) return false
  predict(samples, count, factors, shift)
  return true
}

const CONSTANT = 0
const VERBATIM = 1

/** Reads one channel of a FLAC frame; false where it is none, or ends beyond `end`. */
export const readSubframe = (bits: Bits, end: number, depth: number, samples: Float64Array, count: number): boolean => {
  if (readUnsigned(bits, 1) !== 0) return false
  const type = readUnsigned(bits, 6)
  const wasted = readUnsigned(bits, 1) === 0 ? 0 : (readUnary(bits, end) ?? depth) + 1
  const own = depth - wasted
  if (own < 1 || bits.position > end) return false
  if (type === CONSTANT) samples.fill(readSigned(bits, own), 0, count)
  else if (type === VERBATIM) readWarmUp(bits, own, samples, count)
  else if (type < 8 || (type > 12 && type < 32) || !readPredicted(bits, end, own, samples, count, type)) return false
  if (wasted > 0) for (let index = 0; index < count; index += 1) samples[index] = (samples[index] ?? 0) * 2 ** wasted
  return bits.position <= end
}
