import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD, NIGHT } from '#mocks/db/covers/palettes.ts'
import { n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** Two sets of rings that disturb each other. */
export const interference: Style = {
  palettes: [...NIGHT, ...BOLD],
  draw: ({ title, artist, random }, { ground, ink, first }) => {
    const step = random.pick([15, 18, 21])
    const [x, y, apart] = [random.int(420, 580), random.int(600, 680), random.int(36, 110)]
    const count = Math.floor(330 / step)
    const rings = (left: number, top: number, color: string) =>
      `<g fill="none" stroke="${color}" stroke-width="${n(step * 0.42)}">${range(count)
        .map((ring) => `<circle cx="${left}" cy="${top}" r="${ring * step + 8}"/>`)
        .join('')}</g>`
    const frame = { x: MARGIN, width: MEASURE, fill: ink }
    const heading = set(title, {
      ...frame,
      height: 170,
      largest: 72,
      smallest: 32,
      top: 72,
      face: FACES.typed,
      leading: 1.05,
    })
    const by = set(artist, {
      ...frame,
      height: 60,
      largest: 32,
      smallest: 22,
      top: heading.bottom + 34,
      face: FACES.typed,
    })
    const veil = `<rect width="1000" height="${n(by.bottom + 30)}" fill="${ground}"/>`
    return `${rings(x - apart, y, first)}${rings(x + apart, y + random.int(-30, 30), ink)}${veil}${heading.svg}${by.svg}`
  },
}
