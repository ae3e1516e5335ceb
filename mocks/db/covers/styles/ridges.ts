import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE, type Palette } from '#mocks/db/covers/palettes.ts'
import { grain, n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const LAYERS = 6

const ridge = ({ random }: Sheet, layer: number): string => {
  const base = 500 + layer * 82
  const height = 150 - layer * 12
  const points = range(7).map((step) => [step * 167, base - random.next() * height] as const)
  const curves = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, base]
    return `C${n(beforeX + 70)} ${n(beforeY)} ${n(x - 70)} ${n(y)} ${x} ${n(y)}`
  })
  return `M0 ${n(points[0]?.[1] ?? base)}${curves.join('')}V1000H0z`
}

const land = (sheet: Sheet, { ground, first, second, third }: Palette) => {
  const moon = `<circle cx="${sheet.random.int(240, 780)}" cy="${sheet.random.int(370, 440)}" r="${sheet.random.int(70, 120)}" fill="${third}"/>`
  const mist = `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="${first}"/><stop offset="1" stop-color="${second}"/></linearGradient>`
  const layers = range(LAYERS).map(
    (layer) => `<path d="${ridge(sheet, layer)}" fill="url(#mist)" fill-opacity="${n(0.3 + layer * 0.14)}"/>`,
  )
  return `<defs>${mist}</defs>${moon}<g stroke="${ground}" stroke-opacity=".4" stroke-width="2">${layers.join('')}</g>`
}

/** Hill behind hill in thinning air. */
export const ridges: Style = {
  palettes: EVERY_PALETTE,
  draw: (sheet, palette) => {
    const frame = { x: MARGIN, width: MEASURE, fill: palette.ink }
    const title = set(sheet.title, {
      ...frame,
      height: 210,
      largest: 88,
      smallest: 34,
      top: 74,
      face: FACES.bookish,
      leading: 1.05,
    })
    const artist = set(sheet.artist, {
      ...frame,
      height: 60,
      largest: 36,
      smallest: 24,
      top: title.bottom + 34,
      face: FACES.italic,
    })
    return `${land(sheet, palette)}${title.svg}${artist.svg}${grain(sheet.noise, 0.24)}`
  },
}
