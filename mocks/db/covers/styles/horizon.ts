import { MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { NIGHT, type Palette } from '#mocks/db/covers/palettes.ts'
import { grain, n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const sun = ({ random }: Sheet, { ground, first, second, third }: Palette) => {
  const radius = random.int(190, 270)
  const x = random.pick([340, 500, 500, 660])
  const line = random.int(560, 620)
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${ground}"/><stop offset=".62" stop-color="${second}"/><stop offset="1" stop-color="${first}"/></linearGradient>`
  const disc = `<linearGradient id="sun" x2="0" y2="1"><stop stop-color="${third}"/><stop offset="1" stop-color="${first}"/></linearGradient><clipPath id="up"><path d="M0 0h1000v${line}H0z"/></clipPath>`
  const waves = range(11).map((wave) => {
    const y = line + 10 + wave * (7 + wave * 2.6)
    const half = radius * (1.15 - wave * 0.07) * (0.7 + random.next() * 0.5)
    return `<rect x="${n(x - half + random.int(-30, 30))}" y="${n(y)}" width="${n(half * 2)}" height="${n(4 + wave * 0.9)}" rx="4"/>`
  })
  return [
    `<defs>${sky}${disc}</defs><rect width="1000" height="${line}" fill="url(#sky)"/>`,
    `<circle cx="${x}" cy="${line - radius * 0.25}" r="${radius}" fill="url(#sun)" clip-path="url(#up)"/>`,
    `<g fill="${third}" fill-opacity=".8">${waves.join('')}</g>`,
  ].join('')
}

/** A sun going down over water, and the heading small above it. */
export const horizon: Style = {
  palettes: NIGHT,
  draw: (sheet, palette) => {
    const frame = { x: 500, width: MEASURE, fill: palette.ink, anchor: 'middle' as const }
    const title = set(sheet.title.toLocaleUpperCase(), {
      ...frame,
      height: 84,
      largest: 50,
      smallest: 26,
      top: 76,
      face: FACES.airy,
      leading: 1.25,
    })
    const artist = set(sheet.artist, {
      ...frame,
      height: 40,
      largest: 32,
      smallest: 24,
      top: title.bottom + 30,
      face: FACES.italic,
    })
    return `${sun(sheet, palette)}${title.svg}${artist.svg}${grain(sheet.noise)}`
  },
}
