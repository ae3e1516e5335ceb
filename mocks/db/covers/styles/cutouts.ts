import { n, range, set } from '#mocks/db/covers/ink.ts'
import { BOLD, PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/sheet.ts'
import { FACES } from '#mocks/db/covers/type.ts'

/** A frond cut with scissors: lobes on both sides of a stem. */
const frond = ({ random }: Sheet, color: string, x: number, y: number, turn: number, scale: number) => {
  const lobes = random.int(4, 6)
  const reach = random.int(85, 130)
  const side = (way: number) =>
    range(lobes).map((lobe) => {
      const step = way > 0 ? lobe : lobes - 1 - lobe
      const [from, to] = way > 0 ? [-step * 64, -(step + 1) * 64] : [-(step + 1) * 64, -step * 64]
      const out = way * reach * (1 - step / (lobes + 2))
      return `C${n(out * 1.2)} ${from - 10 * way} ${n(out * 1.1)} ${to - 46} ${way * 12} ${way > 0 ? to : to}`
    })
  return `<path d="M12 0${side(1).join('')}Q0 ${-lobes * 64 - 90}-12 ${-lobes * 64}${side(-1).join('')}z" transform="translate(${x} ${y}) rotate(${turn}) scale(${n(scale)})" fill="${color}"/>`
}

const collage = (sheet: Sheet, { ink, first, second, third }: Palette) => {
  const { random } = sheet
  const split = random.int(380, 620)
  const blocks = `<path d="M0 230h${split}v770H0z" fill="${first}"/><path d="M${split} ${random.int(480, 640)}H1000v520H${split}z" fill="${second}"/>`
  const colors = random.shuffle([third, ink, third, second])
  const fronds = range(4).map((index) =>
    frond(
      sheet,
      colors[index] ?? ink,
      random.int(120, 260) + (index % 3) * 270,
      random.int(700, 930),
      random.int(-28, 28),
      0.8 + random.next() * 0.5,
    ),
  )
  return `${blocks}${fronds.join('')}`
}

/** Painted paper, cut and pasted. */
export const cutouts: Style = {
  palettes: [...PAPER, ...BOLD],
  draw: (sheet, palette) => {
    const place = { x: MARGIN, width: MEASURE, fill: palette.ink }
    const title = set(sheet.title, { ...place, height: 100, largest: 72, smallest: 30, top: 62, face: FACES.geometric })
    const artist = set(sheet.artist, {
      ...place,
      height: 40,
      largest: 34,
      smallest: 22,
      top: title.bottom + 26,
      face: FACES.plain,
    })
    return `${collage(sheet, palette)}${title.svg}${artist.svg}`
  },
}
