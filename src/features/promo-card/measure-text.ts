import { readyPen } from '#src/features/promo-card/draw-card.ts'
import { FACE } from '#src/features/promo-card/draw-cover.ts'
import type { Measure } from '#src/features/promo-card/layout/wrap-text.ts'

const SIZE = 100

/** How wide a text is in the card's face at a size of one pixel; each is measured once. */
export const textMeasure = (): Measure => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  const known = new Map<string, number>()
  if (pen === null) return (text) => text.length
  readyPen(pen)
  pen.font = `${SIZE}px ${FACE}`
  return (text) => {
    const width = known.get(text) ?? pen.measureText(text).width / SIZE
    known.set(text, width)
    return width
  }
}
