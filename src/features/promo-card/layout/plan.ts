import { CARD_SIZES, type CardShape, type CardStyle } from '#src/features/promo-card/layout/options.ts'
import { type CardColors, cardColors } from '#src/features/promo-card/layout/palette.ts'
import { type Box, type CardBoxes, cardBoxes, boxBesideCode, squaresOn } from '#src/features/promo-card/layout/boxes.ts'
import type { Color } from '#src/features/promo-card/layout/color.ts'
import type { Measure } from '#src/features/promo-card/layout/wrap-text.ts'
import { cardText, directionOf } from '#src/features/promo-card/layout/text.ts'
import { type Fitting, fitText } from '#src/features/promo-card/layout/fit-text.ts'

type Line = Omit<Fitting, 'width' | 'height'> & { text: string; color: string }
type TextBlock = {
  lines: string[]
  size: number
  color: string
  direction: 'ltr' | 'rtl'
  align: 'left' | 'right'
  /** The edge that the lines stand against. */
  x: number
  baselines: number[]
}
type TextLayout = { texts: TextBlock[]; bottom: number }

const ASCENT = 0.8
const GAP = 16
const halfway = ({ largest, smallest }: Line) => (largest + smallest) / 2

/**
 * Texts one under the other from the top of a box, each in what those after it leave. All stand against the edge where
 * the first begins: under a title that runs from right to left, artists in Latin letters stand at the right as well.
 */
const layoutTexts = (all: readonly Line[], box: Box, widthAtOne: Measure): TextLayout => {
  const lines = all.map((line) => ({ ...line, text: cardText(line.text) })).filter(({ text }) => text !== '')
  const isRight = directionOf(lines[0]?.text ?? '') === 'rtl'
  const edge = isRight ? ({ align: 'right', x: box.x + box.width } as const) : ({ align: 'left', x: box.x } as const)
  let top = box.y
  const texts = lines.map(({ text, color, ...fitting }, index): TextBlock => {
    const kept = lines.slice(index + 1).reduce((sum, later) => sum + halfway(later) * later.leading + GAP, 0)
    const height = box.y + box.height - top - kept
    const { size, lines: fitted } = fitText(text, { ...fitting, width: box.width, height }, widthAtOne)
    const baselines = fitted.map((_line, row) => Math.round(top + size * (ASCENT + row * fitting.leading)))
    top += fitted.length * size * fitting.leading + GAP
    return { lines: fitted, size, color, direction: directionOf(text), ...edge, baselines }
  })
  return { texts, bottom: texts.length === 0 ? box.y : Math.round(top - GAP) }
}

const moveTexts = (texts: readonly TextBlock[], by: number): TextBlock[] =>
  texts.map((text) => ({ ...text, baselines: text.baselines.map((y) => y + by) }))

const moveBox = <B extends Box | null>(box: B, by: number): B => (box === null ? box : { ...box, y: box.y + by })

const closedUp = (places: CardBoxes, room: number): CardBoxes => {
  const { y: from } = places.words
  const up = <B extends Box | null>(box: B): B => (box !== null && box.y > from ? moveBox(box, -room) : box)
  return { ...places, cover: up(places.cover), rule: up(places.rule), news: up(places.news), code: up(places.code) }
}

/** The places once it is known how much room the words leave: no card has a hole where a longer title would stand. */
const adjustBoxes = (places: CardBoxes, room: number): CardBoxes => {
  if (places.closes === 'UP') return closedUp(places, room)
  const down = places.closes === 'DOWN' ? room : Math.round(room / 2)
  const panel = places.panel === null ? null : { ...moveBox(places.panel, room), height: places.panel.height - room }
  return { ...places, words: moveBox(places.words, down), panel }
}

/** A cover that goes to the edge stays there; everything else comes to stand in the middle between it and the end. */
const centeringOffset = (places: CardBoxes, bottom: number, height: number): number => {
  const { cover, words } = places
  if (cover.y === 0) return Math.max(0, Math.round((height - bottom - (words.y - cover.height)) / 2))
  return Math.round((height - bottom - Math.min(cover.y, words.y)) / 2)
}

type CardTexts = { title: string; artists: string; news: string; label: string; host: string }
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
