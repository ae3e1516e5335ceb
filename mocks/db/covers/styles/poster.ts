import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD } from '#mocks/db/covers/palettes.ts'
import { escaped, n, set } from '#mocks/db/covers/svg-text.ts'
import { FACES, widthOf } from '#mocks/db/covers/typefaces.ts'

const TOP = 72
const FOOT = 812
const GAP = 26
const CAPITAL = 0.72
const LARGEST = 460
/** How much taller than drawn a letter may stand. */
const TALLEST = 3.4
const ROWS = 5
/** A word this short does not fill a row. */
const SHORT = 2

/** Words dealt to so many rows, about as much to each. */
const rowsOf = (heading: readonly string[], count: number): string[] => {
  const total = heading.join(' ').length
  const rows: string[] = []
  for (const word of heading) {
    const last = rows.at(-1)
    const isFull = last === undefined || (last.length + word.length / 2 > total / count && rows.length < count)
    if (isFull) rows.push(word)
    else rows[rows.length - 1] = `${last} ${word}`
  }
  return rows.reduce<string[]>((whole, row) => {
    const last = whole.at(-1)
    if (last === undefined || Math.min(last.length, row.length) > SHORT) return [...whole, row]
    return [...whole.slice(0, -1), `${last} ${row}`]
  }, [])
}

/** The title as loud as the square allows: every line from edge to edge, every letter as tall as there is room. */
export const poster: Style = {
  palettes: BOLD,
  draw: ({ title, artist, random }, { ink, first, second, third }) => {
    const heading = title.toLocaleUpperCase().split(' ')
    const rows = rowsOf(heading, Math.min(ROWS, heading.length))
    const height = (FOOT - TOP - GAP * (rows.length - 1)) / rows.length
    const colors = random.shuffle([ink, first, third])
    let y = TOP
    const lines = rows.map((row, index) => {
      const size = Math.min(LARGEST, MEASURE / Math.max(0.6, widthOf(row, FACES.condensed)))
      const tall = Math.min(TALLEST, height / (size * CAPITAL))
      y += size * CAPITAL * tall + (index === 0 ? 0 : GAP)
      const fit = [...row].length > 1 ? ` textLength="${MEASURE}" lengthAdjust="spacingAndGlyphs"` : ''
      const frame = `translate(${MARGIN} ${n(y)}) scale(1 ${tall.toFixed(2)})`
      return `<text transform="${frame}" font-size="${n(size)}"${fit} fill="${colors[index % 3] ?? ink}">${escaped(row)}</text>`
    })
    const by = set(artist, {
      x: MARGIN,
      width: MEASURE,
      height: 50,
      largest: 46,
      smallest: 24,
      bottom: 930,
      fill: ink,
      face: FACES.bold,
    })
    const rule = `<path d="M${MARGIN} ${n(by.top - 30)}h${MEASURE}" stroke="${second}" stroke-width="10"/>`
    return `<g font-family="${FACES.condensed.family}" font-weight="700">${lines.join('')}</g>${rule}${by.svg}`
  },
}
