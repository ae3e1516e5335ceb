import { MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE } from '#mocks/db/covers/palettes.ts'
import { range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const LINES = 20

/** Lines that something is passing under. */
export const pulse: Style = {
  palettes: EVERY_PALETTE,
  draw: ({ title, artist, random }, { ground, ink, first }) => {
    const middle = random.int(380, 620)
    const spread = random.int(90, 170)
    const line = (index: number) => {
      const base = 290 + index * 26
      const points = range(13).map((step) => {
        const x = 120 + step * 63.3
        const swell = Math.exp(-(((x - middle - Math.sin(index / 3) * 60) / spread) ** 2))
        return [x, base - swell * (30 + random.next() * 95)] as const
      })
      const curve = points.slice(1).map(([x, y], at) => {
        const before = points[at] ?? [x, y]
        return `S${Math.round(x - 27)} ${Math.round((y + before[1]) / 2)} ${Math.round(x)} ${Math.round(y)}`
      })
      return `<path d="M120 ${base}${curve.join('')}"/>`
    }
    const frame = { x: 500, width: MEASURE, anchor: 'middle' as const, fill: ink }
    const heading = set(title, {
      ...frame,
      height: 90,
      largest: 58,
      smallest: 28,
      top: 74,
      face: FACES.condensed,
      leading: 1.05,
    })
    const by = set(artist, { ...frame, height: 40, largest: 32, smallest: 22, bottom: 920, face: FACES.plain })
    return `<g fill="${ground}" stroke="${first}" stroke-width="4.5" stroke-linejoin="round">${range(LINES).map(line).join('')}</g>${heading.svg}${by.svg}`
  },
}
