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
