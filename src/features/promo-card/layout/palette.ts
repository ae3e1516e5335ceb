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
} from '#src/features/promo-card/layout/color.ts'

/** As CSS writes them: what everything stands on, the title, the one loud thing, and what is said in passing. */
export type CardColors = { ground: string; title: string; accent: string; quiet: string }

const QUIET = 0.28
const NIGHT = 0.78

const on = (ground: Color, words: Color, accent: Color): CardColors => ({
  ground: toHex(ground),
  title: toHex(words),
  accent: toHex(readableOn(ground, accent)),
  quiet: toHex(readableOn(ground, mixed(words, ground, QUIET))),
})

/** The colours of a card, every text of which has a contrast of 4.5 or more with its ground (WCAG 2.2, 1.4.3). */
export const cardColors = (style: CardStyle, accent: Color): CardColors => {
  if (style === 'NOTES') return on(PAPER, INK, accent)
  if (style === 'BLEED') return on(readableGround(mixed(accent, INK, NIGHT)), PAPER, accent)
  const ground = readableGround(accent)
  return on(ground, textColorOn(ground), textColorOn(ground))
}
