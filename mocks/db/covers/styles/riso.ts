import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { grain, n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

const blob = ({ random }: Sheet, x: number, y: number, radius: number): string => {
  const points = range(7).map((corner) => {
    const angle = (corner / 7) * Math.PI * 2
    const reach = radius * (0.72 + random.next() * 0.45)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  const middle = (index: number) => {
    const [a, b] = [points[index % 7] ?? [x, y], points[(index + 1) % 7] ?? [x, y]]
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`
  }
  const curves = points.map(([left, top], index) => `Q${n(left)} ${n(top)} ${middle(index)}`)
  return `M${middle(6)}${curves.join('')}z`
}

const prints = (sheet: Sheet, { first, second, third }: Palette) => {
  const { random } = sheet
  const dots = `<pattern id="dots" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([15, 30, 45])})"><circle cx="8" cy="8" r="5" fill="${second}"/></pattern>`
  return [
    `<defs>${dots}</defs><g style="mix-blend-mode:multiply">`,
    `<path d="${blob(sheet, random.int(350, 460), random.int(540, 600), 265)}" fill="${first}"/></g>`,
    `<g style="mix-blend-mode:multiply"><path d="${blob(sheet, random.int(560, 670), random.int(500, 600), 245)}" fill="url(#dots)"/></g>`,
    `<g style="mix-blend-mode:multiply"><circle cx="${random.int(300, 720)}" cy="${random.int(600, 690)}" r="${random.int(80, 140)}" fill="${third}"/></g>`,
  ].join('')
}

/** Two inks and a screen printed over each other, never quite in register. */
export const riso: Style = {
  palettes: PAPER,
  draw: (sheet, palette) => {
    const multiply = 'style="mix-blend-mode:multiply"'
    const frame = {
      width: MEASURE,
      height: 250,
      largest: 118,
      smallest: 38,
      top: 72,
      face: FACES.geometric,
      leading: 1,
    }
    const under = set(sheet.title, { ...frame, x: MARGIN + 6, top: 79, fill: palette.first, attributes: multiply })
    const title = set(sheet.title, { ...frame, x: MARGIN, fill: palette.second, attributes: multiply })
    const artist = set(sheet.artist, {
      ...frame,
      x: MARGIN,
      height: 60,
      largest: 40,
      smallest: 24,
      top: undefined,
      bottom: 926,
      fill: palette.ink,
    })
    return `${prints(sheet, palette)}${under.svg}${title.svg}${artist.svg}${grain(sheet.noise, 0.3, 0.55)}`
  },
}
