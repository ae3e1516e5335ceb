import { COVER_HASH_LENGTH } from '#src/domain/limits.ts'
import type { GreyPicture } from '#src/domain/media/picture-detail.ts'

/** Cells across and down; each is one digit of the hash. */
const SIDE = Math.sqrt(COVER_HASH_LENGTH)
/** A difference of brightness that a new compression does not make. */
const STEP = 3
/** How much of what is set in two hashes may differ for them to be one picture. */
const DIFFERENT_SHARE = 0.15

/** Mean brightness of the cells of a grid. */
const cellsOf = ({ pixels, width, height }: GreyPicture, across: number, down: number): number[] =>
  Array.from({ length: across * down }, (_, cell) => {
    const [column, row] = [cell % across, Math.floor(cell / across)]
    const [left, right] = [Math.floor((column * width) / across), Math.floor(((column + 1) * width) / across)]
    const [top, bottom] = [Math.floor((row * height) / down), Math.floor(((row + 1) * height) / down)]
    let sum = 0
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += pixels[y * width + x] ?? 0
    return sum / Math.max((right - left) * (bottom - top), 1)
  })

/** Four bits a digit. */
const DIGIT_BITS = 4
const hexOf = (bits: readonly boolean[]): string => {
  let text = ''
  for (let at = 0; at < bits.length; at += DIGIT_BITS)
    text += bits
      .slice(at, at + DIGIT_BITS)
      .reduce((digit, bit) => digit * 2 + Number(bit), 0)
      .toString(16)
  return text
}

/** Where brightness falls and rises from cell to cell: alike for pictures that look alike, whatever their size and compression. */
export const perceptualHash = (picture: GreyPicture): string => {
  const across = cellsOf(picture, SIDE + 1, SIDE)
  const down = cellsOf(picture, SIDE, SIDE + 1)
  const bits = Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [column, row] = [cell % SIDE, Math.floor(cell / SIDE)]
    const here = row * (SIDE + 1) + column
    const right = (across[here + 1] ?? 0) - (across[here] ?? 0)
    const below = (down[cell + SIDE] ?? 0) - (down[cell] ?? 0)
    return [right > STEP, right < -STEP, below > STEP, below < -STEP]
  }).flat()
  return hexOf(bits)
}

const bitsIn = (digit: number) => (digit & 1) + ((digit >> 1) & 1) + ((digit >> 2) & 1) + ((digit >> 3) & 1)

/** Whether two hashes are of one picture. What has no edges is like nothing else. */
export const isSamePicture = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  let [different, set] = [0, 0]
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [Number.parseInt(one[index] ?? '', 16), Number.parseInt(other[index] ?? '', 16)]
    different += bitsIn(a ^ b)
    set += bitsIn(a | b)
  }
  return set > 0 && different <= set * DIFFERENT_SHARE
}
