import type { Palette } from '#mocks/demo/covers/palette.ts'
import type { Random } from '#mocks/demo/random.ts'

/** One style of cover: what is drawn under the words, on a square of 1000. */
export type Shapes = (palette: Palette, random: Random) => string

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

const bands: Shapes = ({ first, second, ink }, { below }) => {
  const colors = [first, second, ink]
  const top = 320 + below(120)
  return range(9)
    .map(
      (band) =>
        `<rect y="${top + band * 62}" width="1000" height="${14 + ((band * 7 + below(4)) % 40)}" fill="${colors[band % 3]}"/>`,
    )
    .join('')
}

const sun: Shapes = ({ first, second }, { below }) => {
  const radius = 230 + below(90)
  const line = 560 + below(80)
  const waves = range(7).map(
    (wave) => `<rect y="${line + 24 + wave * 58}" width="1000" height="${8 + wave * 5}" fill="${second}"/>`,
  )
  return `<circle cx="500" cy="${line}" r="${radius}" fill="${first}"/><rect y="${line}" width="1000" height="14" fill="${second}"/>${waves.join('')}`
}

const rings: Shapes = ({ first, second }, { below }) => {
  const [x, y] = [380 + below(420), 480 + below(260)]
  return range(11)
    .map(
      (ring) =>
        `<circle cx="${x}" cy="${y}" r="${60 + ring * 52}" fill="none" stroke="${ring % 3 === 0 ? second : first}" stroke-width="${22 - ring}"/>`,
    )
    .join('')
}

const overlap: Shapes = ({ first, second }, { below }) => {
  const shift = below(140)
  return `<g style="mix-blend-mode:multiply"><circle cx="${400 - shift / 2}" cy="560" r="290" fill="${first}" fill-opacity=".88"/><circle cx="${640 + shift / 3}" cy="640" r="270" fill="${second}" fill-opacity=".82"/></g>`
}

const grid: Shapes = ({ first, second, ink }, { chance, below }) =>
  range(36)
    .map((cell) => {
      const [x, y] = [70 + (cell % 6) * 145, 250 + Math.floor(cell / 6) * 112]
      if (chance(0.3)) return `<path d="M${x} ${y}h135v102a135 102 0 0 1-135-102z" fill="${first}"/>`
      if (chance(0.3)) return `<circle cx="${x + 67}" cy="${y + 51}" r="48" fill="${second}"/>`
      return chance(0.4) ? `<rect x="${x}" y="${y}" width="135" height="${20 + below(82)}" fill="${ink}"/>` : ''
    })
    .join('')

const halftone: Shapes = ({ first }, { below }) => {
  const [x, y] = [200 + below(600), 400 + below(400)]
  return range(400)
    .map((dot) => [25 + (dot % 20) * 50, 25 + Math.floor(dot / 20) * 50] as const)
    .map(([left, top]) => [left, top, 26 - Math.hypot(left - x, top - y) / 26] as const)
    .filter(([, , radius]) => radius > 2)
    .map(([left, top, radius]) => `<circle cx="${left}" cy="${top}" r="${radius.toFixed(0)}" fill="${first}"/>`)
    .join('')
}

const hills: Shapes = ({ first, second, ink }, { below }) =>
  range(5)
    .map((hill) => {
      const top = 420 + hill * 110
      const [one, two] = [below(160), below(200)]
      return `<path d="M0 ${top + one}C250 ${top - one} 420 ${top + two} 640 ${top} S900 ${top - two} 1000 ${top + 40}V1000H0z" fill="${[first, second, ink][hill % 3]}" fill-opacity="${0.35 + hill * 0.14}"/>`
    })
    .join('')

const stripes: Shapes = ({ first, second }, { below }) => {
  const lean = 20 + below(40)
  return `<g transform="rotate(${lean} 500 500)">${range(14)
    .map(
      (stripe) =>
        `<rect x="${-200 + stripe * 104}" y="-300" width="${20 + ((stripe * 13) % 60)}" height="1700" fill="${stripe % 2 ? first : second}"/>`,
    )
    .join('')}</g>`
}

const mist: Shapes = ({ first, second }, { below }) =>
  `<defs><radialGradient id="a" cx=".3" cy=".35"><stop stop-color="${first}"/><stop offset="1" stop-color="${first}" stop-opacity="0"/></radialGradient><radialGradient id="b" cx=".7" cy=".7"><stop stop-color="${second}"/><stop offset="1" stop-color="${second}" stop-opacity="0"/></radialGradient><filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".8" seed="${below(99)}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .22 0"/></filter></defs><rect width="1000" height="1000" fill="url(#a)"/><rect width="1000" height="1000" fill="url(#b)"/><rect width="1000" height="1000" filter="url(#g)"/>`

const petals: Shapes = ({ first, second }, { below }) => {
  const count = 8 + below(7)
  return `<g transform="translate(500 600)">${range(count)
    .map(
      (petal) =>
        `<ellipse rx="62" ry="190" cy="-190" transform="rotate(${(petal * 360) / count})" fill="${petal % 2 ? first : second}" fill-opacity=".85"/>`,
    )
    .join('')}<circle r="58" fill="${second}"/></g>`
}

const label: Shapes = ({ first, ink }, { below }) =>
  `<circle cx="500" cy="600" r="330" fill="${ink}"/>${range(9)
    .map(
      (groove) =>
        `<circle cx="500" cy="600" r="${150 + groove * 19}" fill="none" stroke="#fff" stroke-opacity="${groove % 3 ? 0.08 : 0.2}"/>`,
    )
    .join(
      '',
    )}<circle cx="500" cy="600" r="${112 + below(20)}" fill="${first}"/><circle cx="500" cy="600" r="12" fill="${ink}"/>`

const steps: Shapes = ({ first, second, ink }, { below }) =>
  range(7)
    .map(
      (step) =>
        `<rect x="${step * 143}" y="${900 - step * 92 - below(60)}" width="143" height="1000" fill="${[first, second, ink][(step + below(2)) % 3]}"/>`,
    )
    .join('')

export const STYLES: readonly [Shapes, ...Shapes[]] = [
  bands,
  sun,
  rings,
  overlap,
  grid,
  halftone,
  hills,
  stripes,
  mist,
  petals,
  label,
  steps,
]
