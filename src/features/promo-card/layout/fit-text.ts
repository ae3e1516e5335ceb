import { type Measure, piecesOf, shortened, wrapText } from '#src/features/promo-card/layout/wrap-text.ts'

export type Fitting = {
  width: number
  height: number
  largest: number
  smallest: number
  linesMax: number
  /** From one line to the next, in sizes. */
  leading: number
}
type Fitted = { size: number; lines: string[] }

const STEP = 2
const BALANCE_STEPS = 12
const NARROWEST = 0.5

/** The same number of lines, as equal in length as they get: no last line of one short word. */
const balanced = (text: string, lines: string[], width: number, measure: Measure): string[] => {
  const longest = Math.max(...piecesOf(text).map((piece) => measure(piece.trimEnd())))
  let best = lines
  for (let step = 1; step <= BALANCE_STEPS; step += 1) {
    const narrower = width * (1 - (step / BALANCE_STEPS) * NARROWEST)
    const tried = wrapText(text, narrower, measure)
    if (narrower < longest || tried.length > lines.length) break
    best = tried
  }
  return best
}

/**
 * The largest size at which a text fits its place without a broken word; what does not fit at the smallest is cut with
 * an ellipsis. `widthAtOne` measures at a size of one pixel: letters of a face grow with their size.
 */
export const fitText = (text: string, fitting: Fitting, widthAtOne: Measure): Fitted => {
  const { width, height, largest, smallest, linesMax, leading } = fitting
  const pieces = piecesOf(text)
  for (let size = largest; size >= smallest; size -= STEP) {
    const measure = (part: string) => widthAtOne(part) * size
    const isWhole = pieces.every((piece) => measure(piece.trimEnd()) <= width)
    const lines = isWhole ? wrapText(text, width, measure) : []
    if (isWhole && lines.length <= linesMax && lines.length * size * leading <= height)
      return { size, lines: balanced(text, lines, width, measure) }
  }
  const measure = (part: string) => widthAtOne(part) * smallest
  const room = Math.max(1, Math.min(linesMax, Math.floor(height / (smallest * leading))))
  const lines = wrapText(text, width, measure)
  if (lines.length <= room) return { size: smallest, lines }
  return {
    size: smallest,
    lines: [...lines.slice(0, room - 1), shortened(lines.slice(room - 1).join(' '), width, measure)],
  }
}
