import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { PAPER } from '#mocks/db/covers/palettes.ts'
import { grain, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** A field of colour, a line, and small type: the sleeve of a label that trusts its music. */
export const quiet: Style = {
  palettes: PAPER,
  draw: ({ title, artist, random, noise }, { ground, ink, first, second, third }) => {
    const [color, other] = random.shuffle([first, second, third])
    const [top, height] = [random.int(250, 320), random.int(420, 520)]
    const wide = random.chance(0.5)
    const [x, width] = wide ? [0, 1000] : [MARGIN, MEASURE]
    const fade = `<linearGradient id="fade" x1="${random.next() > 0.5 ? 1 : 0}" x2=".5" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${random.pick([ground, other])}" stop-opacity="${random.pick(['.2', '.6', '1'])}"/></linearGradient>`
    const frame = { x: MARGIN, width: MEASURE, fill: ink }
    const by = set(artist, { ...frame, height: 40, largest: 34, smallest: 22, top: 74, face: FACES.bold })
    const heading = set(title, {
      ...frame,
      height: 110,
      largest: 34,
      smallest: 26,
      top: by.bottom + 18,
      face: FACES.plain,
      leading: 1.2,
    })
    const line = `<path d="M${MARGIN} ${top + height + 46}h${random.int(90, MEASURE)}" stroke="${ink}" stroke-width="3"/>`
    return `<defs>${fade}</defs><rect x="${x}" y="${top}" width="${width}" height="${height}" fill="url(#fade)"/>${grain(noise, 0.2, 0.9)}${line}${by.svg}${heading.svg}`
  },
}
