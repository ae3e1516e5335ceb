import { range, set } from '#mocks/db/covers/ink.ts'
import { PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/sheet.ts'
import { FACES } from '#mocks/db/covers/type.ts'

const discs = ({ random }: Sheet, { first, second, third, ink }: Palette) => {
  const big = random.int(300, 400)
  const [x, y] = [random.int(480, 760), random.int(600, 760)]
  const turn = random.pick([0, 90, 180, 270])
  const bars = range(random.int(3, 6)).map((bar) => `M0 ${y - 40 + bar * 52}H${x}v20H0z`)
  return [
    `<circle cx="${x}" cy="${y}" r="${big}" fill="${first}"/>`,
    `<path d="${bars.join('')}" fill="${ink}"/>`,
    `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - big} ${y}a${big} ${big} 0 0 1 ${big * 2} 0z" fill="${second}"/></g>`,
    `<circle cx="${x}" cy="${y}" r="${Math.round(big * 0.36)}" fill="${third}"/>`,
  ].join('')
}

/** International style: one large form, flush-left grotesk, plenty of board. */
export const swiss: Style = {
  palettes: PAPER,
  draw: (sheet, palette) => {
    const place = { x: MARGIN, width: MEASURE, fill: palette.ink }
    const title = set(sheet.title, {
      ...place,
      height: 240,
      largest: 104,
      smallest: 34,
      top: 70,
      face: FACES.bold,
      leading: 0.98,
    })
    const artist = set(sheet.artist, {
      ...place,
      height: 90,
      largest: 44,
      smallest: 26,
      top: title.bottom + 34,
      face: FACES.plain,
    })
    return `${discs(sheet, palette)}${title.svg}${artist.svg}`
  },
}
