const SIZES = [118, 96, 78, 64, 48] as const
const WIDTH = 872
/** Letters are about this share of their size wide. */
const LETTER = 0.56
const LINES = 3

const fill = (words: readonly string[], most: number): string[] => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, most))
  }
  return lines
}

/** A title broken into at most three lines, at the largest size at which it fits. */
export const wrapped = (title: string): { lines: string[]; size: number } => {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const size of SIZES) {
    const lines = fill(words, Math.floor(WIDTH / (size * LETTER)))
    if (lines.length <= LINES && lines.join(' ') === words.join(' ')) return { lines, size }
  }
  const size = SIZES[SIZES.length - 1] ?? 48
  return { lines: fill(words, Math.floor(WIDTH / (size * LETTER))).slice(0, LINES), size }
}
