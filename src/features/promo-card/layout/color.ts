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
export const PAPER: Color = [250, 248, 244]
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
export const readableOn = (ground: Color, color: Color): Color => {
  const end = contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE
  return towards(color, end, (tried) => contrastOf(tried, ground) >= CONTRAST_MIN)
}

/** Ink or paper, whichever has more contrast. */
export const textColorOn = (ground: Color): Color =>
  contrastOf(ground, INK) >= contrastOf(ground, PAPER) ? INK : PAPER

/** The colour, made only as much lighter as ink needs on it, where paper has too little contrast. */
export const readableGround = (color: Color): Color =>
  towards(
    color,
    textColorOn(color) === INK ? WHITE : BLACK,
    (tried) => contrastOf(tried, textColorOn(color)) >= CONTRAST_MIN,
  )
