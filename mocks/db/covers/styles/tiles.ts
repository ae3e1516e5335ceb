import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD, PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const FORMS: readonly ((side: number) => string)[] = [
  (side) => `M0 0h${side}a${side} ${side} 0 0 1-${side} ${side}z`,
  (side) => `M0 0h${side}a${side / 2} ${side / 2} 0 0 1-${side} 0z`,
  (side) => `M0 0h${side}L0 ${side}z`,
  (side) => `M0 ${side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0a${side / 2} ${side / 2} 0 0 1-${side} 0z`,
  (side) => `M0 0a${side} ${side} 0 0 0 ${side} ${side}a${side} ${side} 0 0 0-${side}-${side}z`,
]

const tile = ({ random }: Sheet, colors: readonly string[], side: number, x: number, y: number) => {
  const [back, front] = random.shuffle(colors)
  const turn = random.pick([0, 90, 180, 270])
  return `<g transform="translate(${x} ${y})"><path d="M0 0h${side}v${side}H0z" fill="${back}"/><path d="${random.pick(FORMS)(side)}" transform="rotate(${turn} ${side / 2} ${side / 2})" fill="${front}"/></g>`
}

const wall = (sheet: Sheet, { ground, ink, first, second, third }: Palette, rows: number) => {
  const side = 200
  const colors = [ground, ink, first, second, third]
  return range(rows * 5)
    .map((cell) => tile(sheet, colors, side, (cell % 5) * side, Math.floor(cell / 5) * side))
    .join('')
}

/** Ceramic tiles, and a row left for the heading. */
export const tiles: Style = {
  palettes: [...PAPER, ...BOLD],
  draw: (sheet, palette) => {
    const frame = { x: MARGIN - 20, width: MEASURE + 40, fill: palette.ink }
    const by = set(sheet.artist, { ...frame, height: 40, largest: 36, smallest: 22, bottom: 956, face: FACES.plain })
    const title = set(sheet.title, {
      ...frame,
      height: 88,
      largest: 72,
      smallest: 26,
      bottom: by.top - 22,
      face: FACES.bold,
    })
    return `${wall(sheet, palette, 4)}<path d="M0 800h1000v200H0z" fill="${palette.ground}"/>${title.svg}${by.svg}`
  },
}
