import { type Color, luminanceOf, mixed, toHex } from '#src/domain/promo-card/color.ts'
import { INK, PAPER } from '#src/domain/promo-card/readable.ts'

export const ACCENTS = 5
const ALIKE = 36
const TINTS = [0.3, 0.55, 0.75, 0.9]

const distance = (one: Color, other: Color) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
const chromaOf = (color: Color) => Math.max(...color) - Math.min(...color)
const isUnlike = (color: Color, chosen: readonly Color[]) => chosen.every((one) => distance(one, color) >= ALIKE)

/** Loud before quiet, and neither as good as black nor as good as white: these come out the same for every cover. */
const strength = (color: Color) => {
  const luminance = luminanceOf(color)
  const isExtreme = luminance < 0.02 || luminance > 0.85
  return chromaOf(color) - (isExtreme ? 255 : 0)
}

/**
 * Five accents from the colours of a cover, the loudest first and none like another. A cover of one colour, or of
 * greys, offers darker and lighter tones of what it has (experience, 6: the cover's own colours).
 */
export const accentsOf = (palette: readonly Color[]): string[] => {
  const own = palette.toSorted((a, b) => strength(b) - strength(a))
  const base = own[0] ?? INK
  const tones = TINTS.flatMap((share) => [mixed(base, PAPER, share), mixed(base, INK, share)])
  const chosen: Color[] = []
  for (const color of [...own, ...tones]) if (chosen.length < ACCENTS && isUnlike(color, chosen)) chosen.push(color)
  return chosen.map(toHex)
}
