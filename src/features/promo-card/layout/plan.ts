import { type Box, type CardBoxes, cardBoxes, boxBesideCode, squaresOn } from '#src/features/promo-card/layout/boxes.ts'
import { type CardColors, cardColors, type Color } from '#src/features/promo-card/layout/colors.ts'
import { type Measure, type Fitting, fitText, cardText, directionOf } from '#src/features/promo-card/layout/fit-text.ts'
import { CARD_SIZES, type CardShape, type CardStyle } from '#src/features/promo-card/layout/options.ts'

type Line = Omit<Fitting, 'width' | 'height'> & { text: string; color: string }
type TextBlock = {
  lines: string[]
  size: number
  color: string
  direction: 'ltr' | 'rtl'
  align: 'left' | 'right'
  /** The edge of the lines, by their alignment. */
  x: number
  baselines: number[]
}
type TextLayout = { texts: TextBlock[]; bottom: number }

const ASCENT = 0.8
const GAP = 16
const halfway = ({ largest, smallest }: Line) => (largest + smallest) / 2

/**
 * Texts one below the other from the top of a box, each in the room that the later ones leave. All are aligned as the
 * first one: below a title that runs from right to left, artists in Latin letters are at the right as well.
 */
const layoutTexts = (all: readonly Line[], box: Box, widthAtOne: Measure): TextLayout => {
  const lines = all.map((line) => ({ ...line, text: cardText(line.text) })).filter(({ text }) => text !== '')
  const isRight = directionOf(lines[0]?.text ?? '') === 'rtl'
  const edge = isRight ? ({ align: 'right', x: box.x + box.width } as const) : ({ align: 'left', x: box.x } as const)
  let top = box.y
  const texts = lines.map(({ text, color, ...fitting }, index): TextBlock => {
    const reserved = lines.slice(index + 1).reduce((sum, later) => sum + halfway(later) * later.leading + GAP, 0)
    const height = box.y + box.height - top - reserved
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

const moveRestUp = (boxes: CardBoxes, room: number): CardBoxes => {
  const { y: from } = boxes.heading
  const up = <B extends Box | null>(box: B): B => (box !== null && box.y > from ? moveBox(box, -room) : box)
  return { ...boxes, cover: up(boxes.cover), rule: up(boxes.rule), news: up(boxes.news), code: up(boxes.code) }
}

/** Moves the boxes into the room that a short heading leaves, so that no card has a gap. */
const adjustBoxes = (boxes: CardBoxes, room: number): CardBoxes => {
  if (boxes.closes === 'UP') return moveRestUp(boxes, room)
  const down = boxes.closes === 'DOWN' ? room : Math.round(room / 2)
  const panel = boxes.panel === null ? null : { ...moveBox(boxes.panel, room), height: boxes.panel.height - room }
  return { ...boxes, heading: moveBox(boxes.heading, down), panel }
}

/** Centres the card's parts; a cover at the edge stays there, and the rest is centred below it. */
const centeringOffset = (boxes: CardBoxes, bottom: number, height: number): number => {
  const { cover, heading } = boxes
  if (cover.y === 0) return Math.max(0, Math.round((height - bottom - (heading.y - cover.height)) / 2))
  return Math.round((height - bottom - Math.min(cover.y, heading.y)) / 2)
}

type CardTexts = { title: string; artists: string; news: string; label: string; host: string }
export type CardPlan = {
  width: number
  height: number
  ground: string
  cover: Box
  /** Areas over the cover and below the texts. */
  fills: { box: Box; color: string }[]
  texts: TextBlock[]
  code: { plate: Box; squares: Box } | null
}
type CardContent = {
  shape: CardShape
  style: CardStyle
  accent: Color
  texts: CardTexts
  /** Squares on a side of the code; null without one. */
  codeSide: number | null
}

const headingLines = ({ title, artists }: CardTexts, colors: CardColors, largest: number): Line[] => [
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

/** Everything on a card with its position. Drawing follows it, and tests check it (catalogue-2.8). */
export const cardPlan = ({ shape, style, accent, texts, codeSide }: CardContent, widthAtOne: Measure): CardPlan => {
  const size = CARD_SIZES[shape]
  const colors = cardColors(style, accent)
  const widest = cardBoxes(shape, style)
  const first = layoutTexts(headingLines(texts, colors, widest.titleSize), widest.heading, widthAtOne)
  const boxes = adjustBoxes(widest, widest.heading.y + widest.heading.height - first.bottom)
  const newsBox = codeSide === null ? boxes.news : boxBesideCode(boxes.news, boxes.code)
  const second = layoutTexts(newsLines(texts, colors), newsBox, widthAtOne)
  const end = codeSide === null ? second.bottom : Math.max(second.bottom, boxes.code.y + boxes.code.height)
  const by = shape === 'PORTRAIT' ? centeringOffset(boxes, end, size.height) : 0
  const plate = moveBox(boxes.code, by)
  return {
    ...size,
    ground: colors.ground,
    cover: boxes.cover.y === 0 ? boxes.cover : moveBox(boxes.cover, by),
    fills: fillsOf(boxes, colors, by),
    texts: [...moveTexts(first.texts, by + boxes.heading.y - widest.heading.y), ...moveTexts(second.texts, by)],
    code: codeSide === null ? null : { plate, squares: squaresOn(plate, codeSide) },
  }
}
