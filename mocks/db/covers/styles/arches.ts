import { MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE } from '#mocks/db/covers/palettes.ts'
import { range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** Arch within arch, like a street of porticoes. */
export const arches: Style = {
  palettes: EVERY_PALETTE,
  draw: ({ title, artist, random }, { ground, ink, first, second, third }) => {
    const colors = [...random.shuffle([first, second, third]), ink, ground]
    const rings = random.int(5, 7)
    const width = Math.round(340 / rings)
    const arch = (x: number, foot: number, half: number, color: string) =>
      `<path d="M${x - half} ${foot}v-${tall}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z" fill="${color}"/>`
    const tall = random.int(180, 330)
    const single = random.chance(0.55)
    const gates = single ? [[500, 360] as const] : [[265, 222] as const, [735, 222] as const]
    const drawn = gates.flatMap(([x, half], gate) =>
      range(rings).map((ring) =>
        arch(x, 1000, half - Math.round((ring * width * half) / 380), colors[(ring + gate) % colors.length] ?? ink),
      ),
    )
    const frame = { x: 500, width: MEASURE, anchor: 'middle' as const, fill: ink }
    const heading = set(title, {
      ...frame,
      height: 150,
      largest: 76,
      smallest: 30,
      top: 70,
      face: FACES.modern,
      leading: 1.04,
    })
    const by = set(artist, {
      ...frame,
      height: 40,
      largest: 32,
      smallest: 22,
      top: heading.bottom + 30,
      face: FACES.italic,
    })
    return `${drawn.join('')}${heading.svg}${by.svg}`
  },
}
