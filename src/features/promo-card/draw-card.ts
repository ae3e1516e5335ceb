import { coverPlaceholder } from '#src/domain/text/initials.ts'
import type { Box } from '#src/features/promo-card/layout/boxes.ts'
import type { CardPlan } from '#src/features/promo-card/layout/plan.ts'

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
/** Two files of one face; the system's face has the other letters. */
export const FACE = "'Liner Display', 'Liner Display More', Georgia, serif"
const LETTERS = 0.46

/** Draws the placeholder of a missing cover, as it looks elsewhere. */
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

/** Draws the middle square of a picture. */
export const drawCoverImage = (pen: Pen, { x, y, width, height }: Box, image: HTMLImageElement): void => {
  const { naturalWidth, naturalHeight } = image
  const side = Math.min(naturalWidth, naturalHeight)
  pen.drawImage(image, (naturalWidth - side) / 2, (naturalHeight - side) / 2, side, side, x, y, width, height)
}

/** Whether each square of a code is dark. */
export type Squares = readonly (readonly boolean[])[]
type Drawn = { cover: OffscreenCanvas; squares: Squares | null }

const PLATE = '#ffffff'
const DARK = '#000000'

const fill = (pen: Pen, { x, y, width, height }: Box, color: string) => {
  pen.fillStyle = color
  pen.fillRect(x, y, width, height)
}

const drawCode = (pen: Pen, { plate, squares: box }: NonNullable<CardPlan['code']>, squares: Squares) => {
  fill(pen, plate, PLATE)
  const side = box.width / squares.length
  for (const [row, line] of squares.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) fill(pen, { x: box.x + column * side, y: box.y + row * side, width: side, height: side }, DARK)
}

/** Makes letters equally wide on every screen. By default low resolutions round their positions. */
export const setUpPen = (pen: Pen): void => {
  pen.fontKerning = 'normal'
  pen.textRendering = 'geometricPrecision'
  pen.imageSmoothingQuality = 'high'
}

/** Draws the edge of the sleeve, which a ground of the same colour would hide. */
const drawEdge = (pen: Pen, { x, y, width, height }: Box, color: string): void => {
  pen.globalAlpha = 0.3
  pen.strokeStyle = color
  pen.lineWidth = 2
  pen.strokeRect(x + 1, y + 1, width - 2, height - 2)
  pen.globalAlpha = 1
}

/** Draws the plan, in pixels of the card and not of the screen. */
export const drawCard = (pen: Pen, plan: CardPlan, { cover, squares }: Drawn): void => {
  setUpPen(pen)
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
