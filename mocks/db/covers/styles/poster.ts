import { escaped, n, set } from '#mocks/db/covers/ink.ts'
import { BOLD } from '#mocks/db/covers/palettes.ts'
import { MEASURE, type Style } from '#mocks/db/covers/sheet.ts'
import { FACES, widthOf } from '#mocks/db/covers/type.ts'

const HEIGHT = 730
const TALLEST = 330
const ROWS = 5

/** Words dealt to so many rows, about as much to each. */
const rowsOf = (words: readonly string[], count: number): string[] => {
  const total = words.join(' ').length
  const rows: string[] = []
  for (const word of words) {
    const last = rows.at(-1)
    const isFull = last === undefined || (last.length + word.length / 2 > total / count && rows.length < count)
    if (isFull) rows.push(word)
    else rows[rows.length - 1] = `${last} ${word}`
  }
  return rows
}

/** The title as loud as the square allows: every line runs from edge to edge. */
export const poster: Style = {
  palettes: BOLD,
  draw: ({ title, artist, random }, { ink, first, second, third }) => {
    const words = title.toLocaleUpperCase().split(' ')
    const rows = rowsOf(words, Math.min(ROWS, words.length))
    const sizes = rows.map((row) => Math.min(TALLEST, MEASURE / Math.max(0.6, widthOf(row, FACES.condensed))))
    const shrink = Math.min(1, HEIGHT / sizes.reduce((sum, size) => sum + size * 0.86, 0))
    const colors = random.shuffle([ink, first, third])
    let y = 64
    const lines = rows.map((row, index) => {
      const size = (sizes[index] ?? 80) * shrink
      y += size * 0.86
      const stretch = [...row].length > 1 ? ` textLength="${MEASURE}" lengthAdjust="spacingAndGlyphs"` : ''
      return `<text x="72" y="${n(y - size * 0.1)}" font-size="${n(size)}"${stretch} fill="${colors[index % 3] ?? ink}">${escaped(row)}</text>`
    })
    const by = set(artist, {
      x: 72,
      width: MEASURE,
      height: 60,
      largest: 46,
      smallest: 26,
      bottom: 930,
      fill: ink,
      face: FACES.bold,
    })
    const rule = `<path d="M72 ${n(by.top - 34)}h${MEASURE}" stroke="${second}" stroke-width="10"/>`
    const { family } = FACES.condensed
    return `<g font-family="${family}" font-weight="700">${lines.join('')}</g>${rule}${by.svg}`
  },
}
