import type { Box } from '#src/features/promo-card/layout/boxes.ts'
import { cardText, directionOf } from '#src/features/promo-card/layout/text.ts'
import { type Fitting, fitText } from '#src/features/promo-card/layout/fit-text.ts'
import type { Measure } from '#src/features/promo-card/layout/wrap-text.ts'

export type Line = Omit<Fitting, 'width' | 'height'> & { text: string; color: string }
export type TextBlock = {
  lines: string[]
  size: number
  color: string
  direction: 'ltr' | 'rtl'
  align: 'left' | 'right'
  /** The edge that the lines stand against. */
  x: number
  baselines: number[]
}
export type TextLayout = { texts: TextBlock[]; bottom: number }

const ASCENT = 0.8
const GAP = 16
const halfway = ({ largest, smallest }: Line) => (largest + smallest) / 2

/**
 * Texts one under the other from the top of a box, each in what those after it leave. All stand against the edge where
 * the first begins: under a title that runs from right to left, artists in Latin letters stand at the right as well.
 */
export const layoutTexts = (all: readonly Line[], box: Box, widthAtOne: Measure): TextLayout => {
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

export const moveTexts = (texts: readonly TextBlock[], by: number): TextBlock[] =>
  texts.map((text) => ({ ...text, baselines: text.baselines.map((y) => y + by) }))
