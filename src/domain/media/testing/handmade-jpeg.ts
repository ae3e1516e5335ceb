import { bitsOf } from '#src/domain/media/testing/bits.ts'

const segment = (marker: number, ...body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]

/** Coded data of these bits: the last byte is filled with ones, and a byte of ones is stuffed. */
export const codedData = (...printed: readonly string[]): number[] => {
  const { count } = bitsOf(...printed)
  const { bytes } = bitsOf(...printed, '1'.repeat((8 - (count % 8)) % 8))
  return [...bytes].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]))
}

/** A table of codes as a file has it: how many there are of each length, and what each stands for. */
export const codeTable = (name: number, counts: readonly number[], values: readonly number[]): number[] => [
  name,
  ...Array.from({ length: 16 }, (_, index) => counts[index] ?? 0),
  ...values,
]
export const codesPart = (...tables: readonly (readonly number[])[]): number[] => segment(0xc4, ...tables.flat())

type FramePart = {
  marker?: number
  depth?: number
  width?: number
  height?: number
  /** The name of each component, and how it is sampled: across in the high digit, down in the low one. */
  components?: readonly (readonly [id: number, sampling: number])[]
}

/** What names the size: a single block of grey unless it says else. */
export const framePart = (said: FramePart = {}): number[] => {
  const { marker = 0xc0, depth = 8, width = 8, height = 8, components = [[1, 0x11]] } = said
  const sampled = components.flatMap(([id, sampling]) => [id, sampling, 0])
  return segment(marker, depth, height >> 8, height & 255, width >> 8, width & 255, components.length, ...sampled)
}

type ScanPart = {
  /** The name of each component, and its tables. */
  components?: readonly (readonly [id: number, tables: number])[]
  first?: number
  last?: number
  /** Which bits it has: all above the last ones in the high digit, and those of the low digit. */
  bits?: number
}

/** A scan of coded data, which has everything unless it says else. */
export const scanPart = (data: readonly number[], said: ScanPart = {}): number[] => {
  const { components = [[1, 0x00]], first = 0, last = 63, bits = 0 } = said
  return [...segment(0xda, components.length, ...components.flat(), first, last, bits), ...data]
}

export const restartPart = (interval: number): number[] => segment(0xdd, interval >> 8, interval & 255)

export const otherPart = (marker: number, ...body: readonly number[]): number[] => segment(marker, ...body)

export const jpegOf = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])
