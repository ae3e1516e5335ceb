import { CARD_SIZES, type CardShape, type CardStyle } from '#src/domain/promo-card/card-choice.ts'
import { type CardColors, cardColors } from '#src/domain/promo-card/card-colors.ts'
import { type Box, type CardPlaces, cardPlaces } from '#src/domain/promo-card/card-places.ts'
import { besideCode, squaresOn } from '#src/domain/promo-card/code-place.ts'
import type { Color } from '#src/domain/promo-card/color.ts'
import { type Line, movedTexts, type PlacedText, placeTexts } from '#src/domain/promo-card/place-texts.ts'
import { centeredBy, moved, settledPlaces } from '#src/domain/promo-card/settle-places.ts'
import type { Measure } from '#src/domain/promo-card/wrap-text.ts'

export type CardWords = { title: string; artists: string; news: string; label: string; host: string }
export type CardPlan = {
  width: number
  height: number
  ground: string
  cover: Box
  /** What lies over the cover and under the words. */
  fills: { box: Box; color: string }[]
  texts: PlacedText[]
  code: { plate: Box; squares: Box } | null
}
type Asked = {
  shape: CardShape
  style: CardStyle
  accent: Color
  words: CardWords
  /** Squares on a side of the code; null without one. */
  codeSide: number | null
}

const wordLines = ({ title, artists }: CardWords, colors: CardColors, largest: number): Line[] => [
  { text: title, color: colors.title, largest, smallest: 46, linesMax: 4, leading: 1.06 },
  { text: artists, color: colors.accent, largest: 58, smallest: 36, linesMax: 2, leading: 1.16 },
]
const newsLines = ({ news, label, host }: CardWords, colors: CardColors): Line[] => [
  { text: news, color: colors.title, largest: 60, smallest: 36, linesMax: 4, leading: 1.16 },
  { text: label, color: colors.quiet, largest: 40, smallest: 28, linesMax: 2, leading: 1.2 },
  { text: host, color: colors.quiet, largest: 34, smallest: 24, linesMax: 2, leading: 1.2 },
]

const fillsOf = ({ panel, rule }: CardPlaces, { ground, accent }: CardColors, by: number) => [
  ...(panel === null ? [] : [{ box: panel, color: ground }]),
  ...(rule === null ? [] : [{ box: moved(rule, by), color: accent }]),
]

/** Everything that stands on a card, and where: what is drawn, and what tests can tell (spec 2, Promo card tool). */
export const cardPlan = ({ shape, style, accent, words, codeSide }: Asked, widthAtOne: Measure): CardPlan => {
  const size = CARD_SIZES[shape]
  const colors = cardColors(style, accent)
  const widest = cardPlaces(shape, style)
  const first = placeTexts(wordLines(words, colors, widest.titleSize), widest.words, widthAtOne)
  const places = settledPlaces(widest, widest.words.y + widest.words.height - first.bottom)
  const newsBox = codeSide === null ? places.news : besideCode(places.news, places.code)
  const second = placeTexts(newsLines(words, colors), newsBox, widthAtOne)
  const end = codeSide === null ? second.bottom : Math.max(second.bottom, places.code.y + places.code.height)
  const by = shape === 'PORTRAIT' ? centeredBy(places, end, size.height) : 0
  const plate = moved(places.code, by)
  return {
    ...size,
    ground: colors.ground,
    cover: places.cover.y === 0 ? places.cover : moved(places.cover, by),
    fills: fillsOf(places, colors, by),
    texts: [...movedTexts(first.texts, by + places.words.y - widest.words.y), ...movedTexts(second.texts, by)],
    code: codeSide === null ? null : { plate, squares: squaresOn(plate, codeSide) },
  }
}
