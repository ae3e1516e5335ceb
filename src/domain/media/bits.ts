/** A place in bytes, in bits from their start. Reading goes beyond the end and finds zeros there. */
export type Bits = { readonly bytes: Uint8Array; position: number }

/** The next 32 bits at a place, without moving. */
export const peek32 = (bytes: Uint8Array, position: number): number => {
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
export const readSigned = (bits: Bits, count: number): number => {
  if (count === 0) return 0
  const value = peek32(bits.bytes, bits.position) >> (32 - count)
  bits.position += count
  return value
}

/** How many zeros come before the next one; null when there is none before `end`. */
export const readUnary = (bits: Bits, end: number): number | null => {
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
