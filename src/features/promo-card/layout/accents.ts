import { type Color, luminanceOf, mixed, toHex, INK, PAPER } from '#src/features/promo-card/layout/color.ts'

/** A colour of a cover, and how much of it there is, from 0 to 1. */
type PaletteColor = { color: Color; share: number }

export const ACCENTS = 5
const ALIKE = 36
const TINTS = [0.3, 0.55, 0.75, 0.9]

const distance = (one: Color, other: Color) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
const chromaOf = (color: Color) => Math.max(...color) - Math.min(...color)
const isUnlike = (color: Color, chosen: readonly Color[]) => chosen.every((one) => distance(one, color) >= ALIKE)

/** Loud before quiet and much before little; black and white last, for these would come out the same for every cover. */
const strength = ({ color, share }: PaletteColor) => {
  const luminance = luminanceOf(color)
  const isExtreme = luminance < 0.02 || luminance > 0.85
  return chromaOf(color) * Math.sqrt(share) - (isExtreme ? 255 : 0)
}

/**
 * Five accents from the colours of a cover, the loudest first and none like another. A cover of one colour, or of
 * greys, offers darker and lighter tones of what it has (experience, 6: the cover's own colours).
 */
export const accentsOf = (palette: readonly PaletteColor[]): string[] => {
  const own = palette.toSorted((a, b) => strength(b) - strength(a)).map(({ color }) => color)
  const base = own[0] ?? INK
  const tones = TINTS.flatMap((share) => [mixed(base, PAPER, share), mixed(base, INK, share)])
  const chosen: Color[] = []
  for (const color of [...own, ...tones]) if (chosen.length < ACCENTS && isUnlike(color, chosen)) chosen.push(color)
  return chosen.map(toHex)
}
