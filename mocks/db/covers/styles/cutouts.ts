import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD, PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

type Plant = { color: string; x: number; y: number; lean: number; pairs: number; open: number; scale: number }

/** A sprig cut with scissors: pairs of leaves on a stem, smaller towards the tip. */
const sprig = ({ color, x, y, lean, pairs, open, scale }: Plant) => {
  const gap = 84
  const leaves = range(pairs).flatMap((pair) => {
    const long = 150 * (1 - pair / (pairs + 1.5))
    const at = (share: number) => Math.round(long * share)
    const leaf = `M0 0C${at(0.3)} ${at(-0.42)} ${at(0.8)} ${at(-0.36)} ${at(1)} 0C${at(0.75)} ${at(0.22)} ${at(0.3)} ${at(0.24)} 0 0z`
    return [1, -1].map(
      (side) => `<path d="${leaf}" transform="translate(0 ${-pair * gap - 60}) scale(${side} 1) rotate(${-open})"/>`,
    )
  })
  const tip = -pairs * gap - 20
  const stem = `<path d="M-7 40Q10 ${n(tip / 2)} 0 ${tip - 60}Q-4 ${n(tip / 2)} 7 40z"/>`
  return `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${n(scale)})" fill="${color}">${stem}${leaves.join('')}</g>`
}

const collage = ({ random }: Sheet, { ink, first, second, third }: Palette) => {
  const split = random.int(340, 660)
  const step = random.int(440, 620)
  const blocks = `<path d="M0 230h${split}v770H0z" fill="${first}"/><path d="M${split} ${step}H1000v${1000 - step}H${split}z" fill="${second}"/>`
  const disc = `<circle cx="${split > 500 ? random.int(120, 240) : random.int(760, 860)}" cy="${random.int(350, 420)}" r="${random.int(60, 96)}" fill="${third}"/>`
  const colors = random.shuffle([third, ink, ink, third])
  const count = random.int(2, 4)
  const plants = range(count).map((index) =>
    sprig({
      color: colors[index] ?? ink,
      x: Math.round((1000 / count) * (index + 0.5)) + random.int(-30, 30),
      y: random.int(890, 980),
      lean: random.int(-16, 16),
      pairs: random.int(3, 5),
      open: random.int(18, 48),
      scale: 0.8 + random.next() * 0.4,
    }),
  )
  return `${blocks}${disc}${plants.join('')}`
}

/** Painted paper, cut and pasted. */
export const cutouts: Style = {
  palettes: [...PAPER, ...BOLD],
  draw: (sheet, palette) => {
    const frame = { x: MARGIN, width: MEASURE, fill: palette.ink }
    const title = set(sheet.title, { ...frame, height: 90, largest: 72, smallest: 28, top: 62, face: FACES.geometric })
    const artist = set(sheet.artist, {
      ...frame,
      height: 40,
      largest: 34,
      smallest: 22,
      top: title.bottom + 26,
      face: FACES.plain,
    })
    return `${collage(sheet, palette)}${title.svg}${artist.svg}`
  },
}
