import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { NIGHT } from '#mocks/db/covers/palettes.ts'
import { n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** A house front at night, some still awake. */
export const windows: Style = {
  palettes: NIGHT,
  draw: ({ title, artist, random }, { ground, ink, first, second, third }) => {
    const [columns, rows] = random.pick([
      [6, 7],
      [8, 9],
      [5, 6],
    ])
    const [across, down] = [MEASURE / columns, 660 / rows]
    const [width, height] = [across * 0.62, down * 0.72]
    const lit = { first: '', third: '', dark: '' }
    for (const cell of range(columns * rows)) {
      const [x, y] = [MARGIN + (cell % columns) * across + (across - width) / 2, 72 + Math.floor(cell / columns) * down]
      const blind = random.pick([0, 0, 0.25, 0.5]) * height
      const pane = (from: number) => `M${n(x)} ${n(y + from)}h${n(width)}v${n(height - from)}h-${n(width)}z`
      const roll = random.next()
      lit.dark += pane(0)
      if (roll < 0.28) lit.third += pane(blind)
      else if (roll < 0.4) lit.first += pane(blind)
    }
    const frame = { x: MARGIN, width: MEASURE, fill: ink }
    const by = set(artist, { ...frame, height: 40, largest: 32, smallest: 22, bottom: 934, face: FACES.plain })
    const heading = set(title, {
      ...frame,
      height: 110,
      largest: 64,
      smallest: 28,
      bottom: by.top - 24,
      face: FACES.condensed,
    })
    const sky = `<linearGradient id="wall" x2="0" y2="1"><stop stop-color="${second}" stop-opacity=".5"/><stop offset=".8" stop-color="${ground}"/></linearGradient>`
    return `<defs>${sky}</defs><rect width="1000" height="1000" fill="url(#wall)"/><path d="${lit.dark}" fill="${ground}" fill-opacity=".75"/><path d="${lit.third}" fill="${third}"/><path d="${lit.first}" fill="${first}"/>${heading.svg}${by.svg}`
  },
}
