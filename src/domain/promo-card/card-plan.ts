import { CARD_SIZES, type CardShape, type CardStyle } from '#src/domain/promo-card/card-choice.ts'
import { type CardColors, cardColors } from '#src/domain/promo-card/card-colors.ts'
import { type Box, cardPlaces } from '#src/domain/promo-card/card-places.ts'
import { cardText, directionOf } from '#src/domain/promo-card/card-text.ts'
import type { Color } from '#src/domain/promo-card/color.ts'
import { type Fitting, fitText } from '#src/domain/promo-card/fit-text.ts'
import type { Measure } from '#src/domain/promo-card/wrap-text.ts'

export type CardWords = { title: string; artists: string; news: string; label: string; host: string }
export type PlacedText = {
  lines: string[]
  size: number
  color: string
  direction: 'ltr' | 'rtl'
  /** Where the lines begin: the left edge, or the right one of what runs from right to left. */
  x: number
  baselines: number[]
}
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

const ASCENT = 0.78
const GAP = 16
const CODE_MARGIN = 4

type Line = Omit<Fitting, 'width' | 'height'> & { text: string; color: string }

/** Texts one under the other from the top of a box, each in what the ones before have left. */
const stacked = (lines: readonly Line[], box: Box, widthAtOne: Measure): PlacedText[] => {
  let top = box.y
  return lines.flatMap(({ text, color, ...fitting }, index) => {
    const shown = cardText(text)
    if (shown === '') return []
    const later = lines.slice(index + 1).filter((line) => cardText(line.text) !== '')
    const kept = later.reduce((sum, line) => sum + line.smallest * line.leading + GAP, 0)
    const height = box.y + box.height - top - kept
    const { size, lines: fitted } = fitText(shown, { ...fitting, width: box.width, height }, widthAtOne)
    const direction = directionOf(shown)
    const baselines = fitted.map((_line, row) => Math.round(top + size * (ASCENT + row * fitting.leading)))
    top += fitted.length * size * fitting.leading + GAP
    return [{ lines: fitted, size, color, direction, x: direction === 'rtl' ? box.x + box.width : box.x, baselines }]
  })
}

/** Beside the code where it stands in the way, above it where it stands below. */
const besideCode = (box: Box, code: Box): Box => {
  const isApart =
    code.x >= box.x + box.width ||
    code.y >= box.y + box.height ||
    code.x + code.width <= box.x ||
    code.y + code.height <= box.y
  if (isApart) return box
  return code.y > box.y ? { ...box, height: code.y - box.y - GAP } : { ...box, width: code.x - box.x - GAP * 2 }
}

const squaresOf = (plate: Box, side: number): Box => {
  const square = Math.floor(plate.width / (side + CODE_MARGIN * 2)) * side
  const inset = Math.floor((plate.width - square) / 2)
  return { x: plate.x + inset, y: plate.y + inset, width: square, height: square }
}

/** Everything that stands on a card, and where: what is drawn, and what tests can tell (spec 2, Promo card tool). */
export const cardPlan = ({ shape, style, accent, words, codeSide }: Asked, widthAtOne: Measure): CardPlan => {
  const size = CARD_SIZES[shape]
  const places = cardPlaces(shape, style)
  const colors: CardColors = cardColors(style, accent)
  const news = codeSide === null ? places.news : besideCode(places.news, places.code)
  return {
    ...size,
    ground: colors.ground,
    cover: places.cover,
    fills: [
      ...(places.panel === null ? [] : [{ box: places.panel, color: colors.ground }]),
      ...(places.rule === null ? [] : [{ box: places.rule, color: colors.accent }]),
    ],
    texts: [
      ...stacked(
        [
          {
            text: words.title,
            color: colors.title,
            largest: places.titleSize,
            smallest: 44,
            linesMax: 3,
            leading: 1.06,
          },
          { text: words.artists, color: colors.accent, largest: 56, smallest: 34, linesMax: 2, leading: 1.16 },
        ],
        places.words,
        widthAtOne,
      ),
      ...stacked(
        [
          { text: words.news, color: colors.title, largest: 50, smallest: 34, linesMax: 4, leading: 1.16 },
          { text: words.label, color: colors.quiet, largest: 34, smallest: 28, linesMax: 2, leading: 1.2 },
          { text: words.host, color: colors.quiet, largest: 30, smallest: 24, linesMax: 2, leading: 1.2 },
        ],
        news,
        widthAtOne,
      ),
    ],
    code: codeSide === null ? null : { plate: places.code, squares: squaresOf(places.code, codeSide) },
  }
}
