import type { CardStyle } from '#src/features/promo-card/layout/options.ts'

/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)))
const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export const toHex = (color: Color): string =>
  `#${color.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`

/** A colour written as `#rrggbb`; null for anything else. */
export const fromHex = (text: string): Color | null => {
  const [, red, green, blue] = HEX.exec(text) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** The brightness of a colour to the eye, from 0 to 1 (WCAG 2.2, relative luminance). */
export const luminanceOf = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 for the same to 21 for black on white (WCAG 2.2, contrast ratio). */
export const contrastOf = (one: Color, other: Color): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The first colour with a share of the second one, from 0 to 1. */
export const mixed = (one: Color, other: Color, share: number): Color => [
  byte(one[0] + (other[0] - one[0]) * share),
  byte(one[1] + (other[1] - one[1]) * share),
  byte(one[2] + (other[2] - one[2]) * share),
]

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const CONTRAST_MIN = 4.5
export const INK: Color = [22, 19, 15]
const PAPER: Color = [250, 248, 244]
const BLACK: Color = [0, 0, 0]
const WHITE: Color = [255, 255, 255]
const STEPS = 50

const towards = (color: Color, end: Color, isEnough: (color: Color) => boolean): Color => {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixed(color, end, step / STEPS)
    if (isEnough(tried)) return tried
  }
  return end
}

/** The colour, made only as much darker or lighter as its contrast on that ground needs (WCAG 2.2, 1.4.3). */
const readableOn = (ground: Color, color: Color): Color => {
  const end = contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE
  return towards(color, end, (tried) => contrastOf(tried, ground) >= CONTRAST_MIN)
}

/** Ink or paper, whichever has more contrast. */
const textColorOn = (ground: Color): Color => (contrastOf(ground, INK) >= contrastOf(ground, PAPER) ? INK : PAPER)

/** The colour, made only as much lighter as ink needs on it, where paper has too little contrast. */
const readableGround = (color: Color): Color =>
  towards(
    color,
    textColorOn(color) === INK ? WHITE : BLACK,
    (tried) => contrastOf(tried, textColorOn(color)) >= CONTRAST_MIN,
  )

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
