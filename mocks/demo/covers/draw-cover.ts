import { PALETTES } from '#mocks/demo/covers/palette.ts'
import { STYLES } from '#mocks/demo/covers/shapes.ts'
import { wrapped } from '#mocks/demo/covers/wrapped.ts'
import type { FileRow } from '#mocks/db/rows.ts'
import { randomFrom } from '#mocks/demo/random.ts'
import { initialsOf } from '#src/domain/initials.ts'

type Drawing = NonNullable<FileRow['drawing']>

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Helvetica Neue',Arial,sans-serif"
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// What XML does not allow would make the whole picture fail.
const readable = (text: string) => text.replaceAll(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ' ')
const escaped = (text: string) => readable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const sleeve = (content: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><rect width="1000" height="1000" fill="${ground}"/>${content}</svg>`

const words = ({ title, subtitle }: Drawing, ink: string, font: string) => {
  const { lines, size } = wrapped(title)
  const set = lines.map(
    (line, index) => `<text x="64" y="${64 + size * (index + 0.8)}" font-size="${size}">${escaped(line)}</text>`,
  )
  const by = `<text x="64" y="${64 + size * lines.length + 48}" font-size="36" letter-spacing="2">${escaped(subtitle.slice(0, 44))}</text>`
  return `<g fill="${ink}" font-family="${font}" font-weight="700">${set.join('')}${by}</g>`
}

const portrait = ({ title, seed }: Drawing) => {
  const { ground, ink, first, second } = PALETTES[(seed * 5 + 3) % PALETTES.length] ?? PALETTES[0]
  const letters = `<text x="500" y="640" font-size="400" text-anchor="middle" font-family="${SERIF}" fill="${ink}">${escaped(initialsOf(title))}</text>`
  return sleeve(
    `<circle cx="${300 + (seed % 5) * 100}" cy="380" r="420" fill="${first}" fill-opacity=".75"/><circle cx="700" cy="820" r="320" fill="${second}" fill-opacity=".7"/>${letters}`,
    ground,
  )
}

/** A picture of the demo as an SVG document: the same for the same words and seed, and safe whatever the words are. */
export const drawCover = (drawing: Drawing): string => {
  if (drawing.kind === 'PORTRAIT' || drawing.kind === 'LOGO') return portrait(drawing)
  const random = randomFrom(drawing.seed * 2654435 + 17)
  const palette =
    PALETTES[(drawing.seed * 7 + Math.floor(drawing.seed / PALETTES.length)) % PALETTES.length] ?? PALETTES[0]
  const shapes = STYLES[drawing.seed % STYLES.length] ?? STYLES[0]
  const font = random.chance(0.5) ? SERIF : SANS
  return sleeve(`${shapes(palette, random)}${words(drawing, palette.ink, font)}`, palette.ground)
}
