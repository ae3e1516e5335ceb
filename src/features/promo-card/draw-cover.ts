import { coverPlaceholder } from '#src/domain/text/initials.ts'
import type { Box } from '#src/features/promo-card/layout/boxes.ts'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
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
