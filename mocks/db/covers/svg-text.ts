import { fitted, type Box, type Face } from '#mocks/db/covers/typefaces.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for XML: forbidden characters are dropped, the others escaped. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? '')

/** The text without what XML forbids or nobody can see. */
export const readable = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

/** Numbers as short as they can be written. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

type Anchor = 'start' | 'middle' | 'end'
type Placed = Box & {
  x: number
  face: Face
  fill: string
  anchor?: Anchor
  /** Top of the first line's capitals, or the last line's baseline. */
  top?: number
  bottom?: number
  attributes?: string
}
const CAPITAL = 0.72

const attributesOf = ({ face, fill, anchor = 'start', attributes = '' }: Placed, size: number): string => {
  const { family, weight, tracking = 0, italic = false } = face
  return [
    `font-family="${family}" font-weight="${weight}" font-size="${n(size)}" fill="${fill}"`,
    tracking === 0 ? '' : ` letter-spacing="${n(size * tracking)}"`,
    italic ? ' font-style="italic"' : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    attributes === '' ? '' : ` ${attributes}`,
  ].join('')
}

/** Sets a text in its box and says where it ends, so that the next one can follow. */
export const set = (text: string, placed: Placed): { svg: string; top: number; bottom: number } => {
  const { lines, size, leading } = fitted(text, placed.face, placed)
  const step = size * leading
  const first =
    placed.bottom === undefined ? (placed.top ?? 0) + size * CAPITAL : placed.bottom - step * (lines.length - 1)
  const spans = lines.map(
    (line, index) => `<tspan x="${n(placed.x)}" y="${n(first + index * step)}">${escaped(line)}</tspan>`,
  )
  const svg = lines.length === 0 ? '' : `<text ${attributesOf(placed, size)}>${spans.join('')}</text>`
  return { svg, top: first - size * CAPITAL, bottom: first + step * Math.max(0, lines.length - 1) }
}

/** A veil of film grain over everything. */
export const grain = (seed: number, strength = 0.22, frequency = 0.8): string =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed % 997}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 ${strength * 4} 0 0 0 ${n(-strength * 1.2)}"/></filter><rect width="1000" height="1000" filter="url(#grain)" style="mix-blend-mode:overlay"/>`
