import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { NIGHT, type Palette } from '#mocks/db/covers/palettes.ts'
import { grain, n, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255

/** Dark, middle and light tone of a photograph, as tables for the filter. */
const toned = ({ ground, first, third }: Palette) =>
  (['R', 'G', 'B'] as const)
    .map((name, index) => {
      const table = [ground, first, third]
        .map((color) => n(channel(color, 1 + index * 2) * 10))
        .map((v) => Number(v) / 10)
      return `<feFunc${name} type="table" tableValues="${table.map((value) => value.toFixed(2)).join(' ')}"/>`
    })
    .join('')

/** Dunes, silk, rain and open sea, by the grain of the noise. */
const SKIES = [
  ['.0011', '.006', 3],
  ['.0008', '.0034', 3],
  ['.006', '.0011', 3],
  ['.0018', '.0055', 4],
] as const

const exposure = ({ random, noise }: Sheet, palette: Palette) => {
  const [across, along, octaves] = random.pick(SKIES)
  return [
    `<filter id="photo" x="0" y="0" width="1000" height="1000" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${across} ${along}" numOctaves="${octaves}" seed="${noise % 997}" result="air"/>`,
    `<feDiffuseLighting in="air" surfaceScale="${random.int(60, 110)}" lighting-color="#fff"><feDistantLight azimuth="${random.int(180, 360)}" elevation="${random.int(40, 58)}"/></feDiffuseLighting>`,
    `<feComponentTransfer>${toned(palette)}</feComponentTransfer></filter>`,
  ].join('')
}

/** Something like a photograph of weather, in three tones, with a caption. */
export const weather: Style = {
  palettes: NIGHT,
  draw: (sheet, palette) => {
    const { ground, ink } = palette
    const shade = `<linearGradient id="shade" x2="0" y2="1"><stop offset=".45" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}" stop-opacity=".94"/></linearGradient>`
    const frame = { x: MARGIN, width: MEASURE, fill: ink }
    const by = set(sheet.artist.toLocaleUpperCase(), {
      ...frame,
      height: 50,
      largest: 32,
      smallest: 20,
      bottom: 930,
      face: FACES.airy,
    })
    const title = set(sheet.title, {
      ...frame,
      height: 220,
      largest: 84,
      smallest: 34,
      bottom: by.top - 30,
      face: FACES.bookish,
      leading: 1.04,
    })
    return `<defs>${exposure(sheet, palette)}${shade}</defs><rect width="1000" height="1000" filter="url(#photo)"/><rect width="1000" height="1000" fill="url(#shade)"/>${grain(sheet.noise, 0.26)}${title.svg}${by.svg}`
  },
}
