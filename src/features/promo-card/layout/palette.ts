import type { CardStyle } from '#src/features/promo-card/layout/options.ts'
import {
  type Color,
  mixed,
  toHex,
  INK,
  PAPER,
  readableGround,
  readableOn,
  textColorOn,
  luminanceOf,
} from '#src/features/promo-card/layout/color.ts'

/** A colour of a cover, and its share of the area, from 0 to 1. */
type PaletteColor = { color: Color; share: number }

export const ACCENTS = 5
const ALIKE = 36
const TINTS = [0.3, 0.55, 0.75, 0.9]

const distance = (one: Color, other: Color) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
const chromaOf = (color: Color) => Math.max(...color) - Math.min(...color)
const isUnlike = (color: Color, chosen: readonly Color[]) => chosen.every((one) => distance(one, color) >= ALIKE)

/** Ranks saturated and frequent colours first, black and white last, because they would be the same for every cover. */
const strength = ({ color, share }: PaletteColor) => {
  const luminance = luminanceOf(color)
  const isExtreme = luminance < 0.02 || luminance > 0.85
  return chromaOf(color) * Math.sqrt(share) - (isExtreme ? 255 : 0)
}

/**
 * Five accents from the colours of a cover, the strongest first and all different. A cover of one colour, or of greys,
 * offers darker and lighter tones.
 */
export const accentsOf = (palette: readonly PaletteColor[]): string[] => {
  const own = palette.toSorted((a, b) => strength(b) - strength(a)).map(({ color }) => color)
  const base = own[0] ?? INK
  const tones = TINTS.flatMap((share) => [mixed(base, PAPER, share), mixed(base, INK, share)])
  const chosen: Color[] = []
  for (const color of [...own, ...tones]) if (chosen.length < ACCENTS && isUnlike(color, chosen)) chosen.push(color)
  return chosen.map(toHex)
}

/** CSS colours of the ground, the title, the accent, and less important texts. */
export type CardColors = { ground: string; title: string; accent: string; quiet: string }

const QUIET = 0.28
const NIGHT = 0.78

const colorsOn = (ground: Color, text: Color, accent: Color): CardColors => ({
  ground: toHex(ground),
  title: toHex(text),
  accent: toHex(readableOn(ground, accent)),
  quiet: toHex(readableOn(ground, mixed(text, ground, QUIET))),
})

/** The colours of a card, every text of which has a contrast of 4.5 or more with its ground (WCAG 2.2, 1.4.3). */
export const cardColors = (style: CardStyle, accent: Color): CardColors => {
  if (style === 'NOTES') return colorsOn(PAPER, INK, accent)
  if (style === 'BLEED') return colorsOn(readableGround(mixed(accent, INK, NIGHT)), PAPER, accent)
  const ground = readableGround(accent)
  return colorsOn(ground, textColorOn(ground), textColorOn(ground))
}
