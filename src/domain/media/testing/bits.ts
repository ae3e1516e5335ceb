/** A number from 0 in so many bits. */
export const unsigned = (value: number, width: number): string => value.toString(2).padStart(width, '0')

/** A number with a sign in so many bits, as two's complement. */
export const signed = (value: number, width: number): string => unsigned(value < 0 ? value + 2 ** width : value, width)

/** Bits as a specification prints them, without the spaces, and how many they are. The last byte is filled with zeros. */
export const bitsOf = (...printed: readonly string[]): { bytes: Uint8Array; count: number } => {
  const bits = printed.join('').replaceAll(' ', '')
  const bytes = bits.match(/.{1,8}/g) ?? []
  return { bytes: Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2)), count: bits.length }
}

/** Bytes in hexadecimal digits, as a specification prints them. */
export const hexBytes = (printed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(printed.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16))
