import type { CardPlan } from '#src/features/promo-card/layout/plan.ts'
import type { Box } from '#src/features/promo-card/layout/boxes.ts'
import { coverPlaceholder } from '#src/domain/text/initials.ts'

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
/** Two halves of one face; letters that neither holds come from the system's. */
export const FACE = "'Liner Display', 'Liner Display More', Georgia, serif"
const LETTERS = 0.46

/** What stands in for a cover everywhere else, drawn on a card. */
export const drawPlaceholder = (pen: Pen, { x, y, width, height }: Box, title: string): void => {
  const { letters, hue } = coverPlaceholder(title)
  const colors = pen.createLinearGradient(x, y, x + width * 0.4, y + height)
  colors.addColorStop(0, `oklch(48% 0.11 ${hue})`)
  colors.addColorStop(1, `oklch(33% 0.09 ${hue + 40})`)
  pen.fillStyle = colors
  pen.fillRect(x, y, width, height)
  pen.fillStyle = '#ffffff'
  pen.font = `${width * LETTERS}px ${FACE}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(letters, x + width / 2, y + height / 2)
  pen.textBaseline = 'alphabetic'
}

/** The middle of a picture, as large as its place. */
export const drawMiddle = (pen: Pen, { x, y, width, height }: Box, image: HTMLImageElement): void => {
  const { naturalWidth, naturalHeight } = image
  const side = Math.min(naturalWidth, naturalHeight)
  pen.drawImage(image, (naturalWidth - side) / 2, (naturalHeight - side) / 2, side, side, x, y, width, height)
}

/** Which squares of a code are dark. */
export type Squares = readonly (readonly boolean[])[]
type Drawn = { cover: OffscreenCanvas; squares: Squares | null }

const PLATE = '#ffffff'
const DARK = '#000000'

const fill = (pen: Pen, { x, y, width, height }: Box, color: string) => {
  pen.fillStyle = color
  pen.fillRect(x, y, width, height)
}

const drawCode = (pen: Pen, { plate, squares: place }: NonNullable<CardPlan['code']>, squares: Squares) => {
  fill(pen, plate, PLATE)
  const side = place.width / squares.length
  for (const [row, line] of squares.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) fill(pen, { x: place.x + column * side, y: place.y + row * side, width: side, height: side }, DARK)
}

/** Letters as wide on every screen: without this they are moved to whole pixels where those are large. */
export const readyPen = (pen: Pen): void => {
  pen.fontKerning = 'normal'
  pen.textRendering = 'geometricPrecision'
  pen.imageSmoothingQuality = 'high'
}

/** On a ground of its own colour, as a grey cover has it, a sleeve would have no end. */
const drawEdge = (pen: Pen, { x, y, width, height }: Box, color: string): void => {
  pen.globalAlpha = 0.3
  pen.strokeStyle = color
  pen.lineWidth = 2
  pen.strokeRect(x + 1, y + 1, width - 2, height - 2)
  pen.globalAlpha = 1
}

/** Draws what was planned, in pixels of the card and not of the screen. */
export const drawCard = (pen: Pen, plan: CardPlan, { cover, squares }: Drawn): void => {
  readyPen(pen)
  fill(pen, { x: 0, y: 0, width: plan.width, height: plan.height }, plan.ground)
  const { x, y, width, height } = plan.cover
  pen.drawImage(cover, x, y, width, height)
  const [title] = plan.texts
  if (y > 0 && title !== undefined) drawEdge(pen, plan.cover, title.color)
  for (const { box, color } of plan.fills) fill(pen, box, color)
  for (const text of plan.texts) {
    pen.fillStyle = text.color
    pen.font = `${text.size}px ${FACE}`
    pen.direction = text.direction
    pen.textAlign = text.align
    for (const [row, line] of text.lines.entries()) pen.fillText(line, text.x, text.baselines[row] ?? 0)
  }
  if (plan.code !== null && squares !== null) drawCode(pen, plan.code, squares)
}
