/** The loudest of each of so many equal parts, from 0 to 1. Fewer peaks than parts are repeated. */
export const loudestOf = (peaks: readonly number[], parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * peaks.length) / parts)
    const to = Math.max(Math.ceil(((part + 1) * peaks.length) / parts), from + 1)
    return peaks.slice(from, to).reduce((loudest, peak) => Math.max(loudest, peak), 0)
  })

/** Silence is drawn as well, as a dot. */
const DOT = 0.02
const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * An SVG path of upright strokes around a middle line, one a part: as wide as there are parts, two high. The loudest
 * reaches the edge, so that a quiet recording shows its shape as well.
 */
export const waveformPath = (peaks: readonly number[], parts: number): string => {
  const heights = loudestOf(peaks, parts)
  const loudest = Math.max(...heights) || 1
  return heights
    .map((peak, part) => {
      const height = Math.max(peak / loudest, DOT)
      return `M${part + 0.5} ${round(1 - height)}V${round(1 + height)}`
    })
    .join('')
}
