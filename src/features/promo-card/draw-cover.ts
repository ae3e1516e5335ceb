import { coverPlaceholder } from '#src/domain/cover-placeholder.ts'
import type { Box } from '#src/domain/promo-card/card-places.ts'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
/** Two halves of one face; letters that neither holds come from the system's. */
export const FACE = "'Liner Display', 'Liner Display More', Georgia, serif"
const LETTERS = 0.46

const drawPlaceholder = (pen: Pen, { x, y, width, height }: Box, title: string) => {
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

/** The middle of a picture as large as its place, or what stands in for a cover everywhere else. */
export const drawCover = (pen: Pen, place: Box, image: HTMLImageElement | null, title: string): void => {
  const side = image === null ? 0 : Math.min(image.naturalWidth, image.naturalHeight)
  if (image === null || side === 0) return drawPlaceholder(pen, place, title)
  const { x, y, width, height } = place
  const [left, top] = [(image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2]
  pen.drawImage(image, left, top, side, side, x, y, width, height)
}
