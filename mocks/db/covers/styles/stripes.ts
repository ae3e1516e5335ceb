import { type Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE } from '#mocks/db/covers/palettes.ts'
import { range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** Deckchair stripes and a pasted label. */
export const stripes: Style = {
  palettes: EVERY_PALETTE,
  draw: ({ title, artist, random }, { ground, ink, first, second, third }) => {
    const colors = [first, second, third, ink, ground]
    const turn = random.pick([0, 0, 90, 35, -35])
    let at = -260
    const bands = range(34).map((band) => {
      const width = random.pick([8, 14, 22, 36, 58, 84])
      const color = colors[(band * 2 + random.int(0, 1)) % colors.length] ?? ink
      const drawn = `<path d="M${at}-300h${width}v1600h-${width}z" fill="${color}"/>`
      at += width + random.pick([0, 0, 6, 12])
      return drawn
    })
    const frame = { x: 500, width: 520, anchor: 'middle' as const, fill: ink }
    const heading = set(title, {
      ...frame,
      height: 230,
      largest: 66,
      smallest: 30,
      top: 430,
      face: FACES.geometric,
      leading: 1.1,
    })
    const by = set(artist, {
      ...frame,
      height: 60,
      largest: 30,
      smallest: 22,
      top: heading.bottom + 40,
      face: FACES.plain,
    })
    const [top, height] = [heading.top - 62, by.bottom - heading.top + 124]
    const label = `<rect x="190" y="${top}" width="620" height="${height}" fill="${ground}"/><rect x="204" y="${top + 14}" width="592" height="${height - 28}" fill="none" stroke="${ink}" stroke-width="2"/>`
    const shift = Math.round(500 - (heading.top + by.bottom) / 2)
    return `<g transform="rotate(${turn} 500 500)">${bands.join('')}</g><g transform="translate(0 ${shift})">${label}${heading.svg}${by.svg}</g>`
  },
}
