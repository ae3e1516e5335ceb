import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD, NIGHT } from '#mocks/db/covers/palettes.ts'
import { escaped, n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES, fitted, widthOf } from '#mocks/db/covers/typefaces.ts'

/** The title said over and over, once aloud. */
export const echo: Style = {
  palettes: [...BOLD, ...NIGHT],
  draw: ({ title, artist, random }, { ink, first }) => {
    const loud = title.toLocaleUpperCase()
    const { lines, size } = fitted(loud, FACES.bold, {
      width: MEASURE,
      height: 340,
      largest: 190,
      smallest: 44,
      leading: 0.9,
    })
    const phrase = lines.length === 0 ? [artist] : lines
    const step = size * 0.9
    const rows = Math.max(phrase.length, Math.floor(800 / step))
    const aloud = Math.min(rows - phrase.length, random.int(0, Math.max(0, Math.floor(rows / 2)))) || 0
    const start = aloud - (aloud % phrase.length)
    const texts = range(rows).map((row) => {
      const line = phrase[row % phrase.length] ?? ''
      const isLoud = row >= start && row < start + phrase.length
      const natural = widthOf(line, FACES.bold) * size
      const paint = isLoud ? `fill="${first}"` : `fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="2.5"`
      const fit = natural > MEASURE * 0.8 ? ` textLength="${MEASURE}" lengthAdjust="spacingAndGlyphs"` : ''
      return `<text x="${MARGIN}" y="${n(64 + step * row + size * 0.74)}"${fit} ${paint}>${escaped(line)}</text>`
    })
    const by = set(artist, {
      x: MARGIN,
      width: MEASURE,
      height: 40,
      largest: 36,
      smallest: 24,
      bottom: 940,
      fill: ink,
      face: FACES.bold,
    })
    const { family } = FACES.bold
    return `<g font-family="${family}" font-weight="700" font-size="${n(size)}" letter-spacing="${n(-size * 0.02)}">${texts.join('')}</g>${by.svg}`
  },
}
