import { CARD_SIZES, type CardShape, type CardStyle } from '#src/features/promo-card/layout/options.ts'
import { type CardColors, cardColors } from '#src/features/promo-card/layout/palette.ts'
import { type Box, type CardBoxes, cardBoxes } from '#src/features/promo-card/layout/boxes.ts'
import { boxBesideCode, squaresOn } from '#src/features/promo-card/layout/code-box.ts'
import type { Color } from '#src/features/promo-card/layout/color.ts'
import { type Line, moveTexts, type TextBlock, layoutTexts } from '#src/features/promo-card/layout/layout-texts.ts'
import { centeringOffset, moveBox, adjustBoxes } from '#src/features/promo-card/layout/adjust-boxes.ts'
import type { Measure } from '#src/features/promo-card/layout/wrap-text.ts'

export type CardTexts = { title: string; artists: string; news: string; label: string; host: string }
export type CardPlan = {
  width: number
  height: number
  ground: string
  cover: Box
  /** What lies over the cover and under the words. */
  fills: { box: Box; color: string }[]
  texts: TextBlock[]
  code: { plate: Box; squares: Box } | null
}
type Asked = {
  shape: CardShape
  style: CardStyle
  accent: Color
  words: CardTexts
  /** Squares on a side of the code; null without one. */
  codeSide: number | null
}

const wordLines = ({ title, artists }: CardTexts, colors: CardColors, largest: number): Line[] => [
  { text: title, color: colors.title, largest, smallest: 46, linesMax: 4, leading: 1.06 },
  { text: artists, color: colors.accent, largest: 58, smallest: 36, linesMax: 2, leading: 1.16 },
]
const newsLines = ({ news, label, host }: CardTexts, colors: CardColors): Line[] => [
  { text: news, color: colors.title, largest: 60, smallest: 36, linesMax: 4, leading: 1.16 },
  { text: label, color: colors.quiet, largest: 40, smallest: 28, linesMax: 2, leading: 1.2 },
  { text: host, color: colors.quiet, largest: 34, smallest: 24, linesMax: 2, leading: 1.2 },
]

const fillsOf = ({ panel, rule }: CardBoxes, { ground, accent }: CardColors, by: number) => [
  ...(panel === null ? [] : [{ box: panel, color: ground }]),
  ...(rule === null ? [] : [{ box: moveBox(rule, by), color: accent }]),
]

/** Everything that stands on a card, and where: what is drawn, and what tests can tell (spec 2, Promo card tool). */
export const cardPlan = ({ shape, style, accent, words, codeSide }: Asked, widthAtOne: Measure): CardPlan => {
  const size = CARD_SIZES[shape]
  const colors = cardColors(style, accent)
  const widest = cardBoxes(shape, style)
  const first = layoutTexts(wordLines(words, colors, widest.titleSize), widest.words, widthAtOne)
  const places = adjustBoxes(widest, widest.words.y + widest.words.height - first.bottom)
  const newsBox = codeSide === null ? places.news : boxBesideCode(places.news, places.code)
  const second = layoutTexts(newsLines(words, colors), newsBox, widthAtOne)
  const end = codeSide === null ? second.bottom : Math.max(second.bottom, places.code.y + places.code.height)
  const by = shape === 'PORTRAIT' ? centeringOffset(places, end, size.height) : 0
  const plate = moveBox(places.code, by)
  return {
    ...size,
    ground: colors.ground,
    cover: places.cover.y === 0 ? places.cover : moveBox(places.cover, by),
    fills: fillsOf(places, colors, by),
    texts: [...moveTexts(first.texts, by + places.words.y - widest.words.y), ...moveTexts(second.texts, by)],
    code: codeSide === null ? null : { plate, squares: squaresOn(plate, codeSide) },
  }
}
