import { type Color, contrastOf, mixed } from '#src/features/promo-card/layout/color.ts'

/** What text must have over its ground (WCAG 2.2, 1.4.3). */
export const CONTRAST_MIN = 4.5
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

/** The colour as it is, or as little darker or lighter as it takes to be read on that ground (WCAG 2.2, 1.4.3). */
export const readableOn = (ground: Color, color: Color): Color => {
  const end = contrastOf(ground, BLACK) > contrastOf(ground, WHITE) ? BLACK : WHITE
  return towards(color, end, (tried) => contrastOf(tried, ground) >= CONTRAST_MIN)
}

/** Ink or paper, whichever is read better on it. */
export const textColorOn = (ground: Color): Color =>
  contrastOf(ground, INK) >= contrastOf(ground, PAPER) ? INK : PAPER

/** The colour as it is, or as little lighter as it takes for ink to be read on it, where paper is not. */
export const readableGround = (color: Color): Color =>
  towards(
    color,
    textColorOn(color) === INK ? WHITE : BLACK,
    (tried) => contrastOf(tried, textColorOn(color)) >= CONTRAST_MIN,
  )
