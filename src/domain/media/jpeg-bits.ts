/** The coded data is not what the header says: it ends early, or makes no sense. */
export class Damaged extends Error {}
export const damaged = (): never => {
  throw new Damaged()
}

/** Of a code's first 16 bits: its length in bits times 256, plus its value. 0 is no code. */
export type Codes = Uint16Array

/** Reads the tables of codes of one part into those that are known. */
export const readCodes = (bytes: Uint8Array, start: number, end: number, tables: Map<number, Codes>) => {
  let at = start
  while (at < end) {
    const name = bytes[at] ?? 0
    const counts = bytes.subarray(at + 1, at + 17)
    const codes = new Uint16Array(65_536)
    let [value, code] = [at + 17, 0]
    counts.forEach((count, index) => {
      const length = index + 1
      for (let each = 0; each < count; each += 1) {
        const first = code << (16 - length)
        codes.fill((length << 8) | (bytes[value] ?? 0), first, first + (1 << (16 - length)))
        code += 1
        value += 1
      }
      code <<= 1
    })
    tables.set(name, codes)
    at = value
  }
}

/** Reads codes and bits of the coded data between two positions. */
export const bitReader = (bytes: Uint8Array, from: number, end: number) => {
  let [at, held, count] = [from, 0, 0]
  const fill = () => {
    while (count <= 16 && at < end) {
      const byte = bytes[at] ?? 0
      if (byte === 0xff && bytes[at + 1] !== 0) return
      at += byte === 0xff ? 2 : 1
      held = ((held << 8) | byte) & 0xffffff
      count += 8
    }
  }
  const drop = (bits: number) => {
    count -= bits
    if (count < 0) damaged()
  }
  return {
    code: (codes: Codes | undefined): number => {
      fill()
      const next = count >= 16 ? (held >> (count - 16)) & 0xffff : (held << (16 - count)) & 0xffff
      const found = codes?.[next] ?? 0
      if (found === 0) damaged()
      drop(found >> 8)
      return found & 255
    },
    bits: (bits: number): number => {
      if (bits === 0) return 0
      fill()
      drop(bits)
      return (held >> count) & ((1 << bits) - 1)
    },
    /** Goes on behind the restart marker that has to be here. */
    restart: (number: number) => {
      count = 0
      if (bytes[at] !== 0xff || bytes[at + 1] !== 0xd0 + (number & 7)) damaged()
      at += 2
    },
    left: () => end - at,
  }
}
export type Bits = ReturnType<typeof bitReader>
