import type { CoverFacts } from '#src/domain/media/image.ts'
import { contrastOf, detailOf, type GreyPicture, isPixelated, sharpnessOf } from '#src/domain/media/picture-detail.ts'

/** In pixels: a part of the small copy, and a part at full size. */
export const SMALL_SIDE = 512
export const SMALL_PART = 64
export const FULL_PART = 128

/** A picture cut into squares; what is left over at the right and below is left out. */
export const partsOf = ({ pixels, width, height }: GreyPicture, side: number): GreyPicture[] => {
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)]
  return Array.from({ length: across * down }, (_, part) => {
    const [left, top] = [(part % across) * side, Math.floor(part / across) * side]
    const own = new Uint8Array(side * side)
    for (let row = 0; row < side; row += 1) {
      const start = (top + row) * width + left
      own.set(pixels.subarray(start, start + side), row * side)
    }
    return { pixels: own, width: side, height: side }
  })
}

/** In flatter parts the noise of a compression outweighs the picture. */
const CONTRAST_OF_PART = 25
/** Of a picture that has no such part, nothing is said. */
const UNKNOWN = 1
const HALF = 0.5
const most = (values: readonly number[]) => (values.length === 0 ? UNKNOWN : Math.max(...values))

/** Measures a small copy of a cover, and parts of it at full size. Only parts with contrast tell whether they are sharp. */
export const measureCover = (small: GreyPicture, fullParts: readonly GreyPicture[]): CoverFacts => {
  const detailed = (parts: readonly GreyPicture[]) => parts.filter((part) => contrastOf(part) >= CONTRAST_OF_PART)
  const full = detailed(fullParts)
  const pixelated = full.filter(isPixelated).length
  const isRepeated = pixelated > 0 && pixelated >= full.length * HALF
  return {
    contrast: contrastOf(small),
    sharpness: most(detailed(partsOf(small, SMALL_PART)).map(sharpnessOf)),
    detail: isRepeated ? 0 : most(full.map(detailOf)),
  }
}
