import { MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { NIGHT } from '#mocks/db/covers/palettes.ts'
import { grain, n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** A dark body before a bright one. */
export const eclipse: Style = {
  palettes: NIGHT,
  draw: ({ title, artist, random, noise }, { ground, ink, first, second, third }) => {
    const [x, y, radius] = [500 + random.int(-60, 60), random.int(440, 500), random.int(190, 260)]
    const lean = random.int(0, 359)
    const away = random.int(10, 46)
    const [dx, dy] = [Math.cos(lean) * away, Math.sin(lean) * away]
    const stars = range(38).map(() => `M${random.int(10, 990)} ${random.int(10, 990)}h0`)
    const glow = `<radialGradient id="glow"><stop offset=".3" stop-color="${first}"/><stop offset=".55" stop-color="${second}" stop-opacity=".5"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient><radialGradient id="body" cx="${n(0.5 - dx / 90)}" cy="${n(0.5 - dy / 90)}" r=".8"><stop stop-color="${third}"/><stop offset="1" stop-color="${first}"/></radialGradient>`
    const frame = { x: 500, width: MEASURE, anchor: 'middle' as const, fill: ink }
    const by = set(artist, { ...frame, height: 40, largest: 30, smallest: 22, bottom: 934, face: FACES.airy })
    const heading = set(title, {
      ...frame,
      height: 110,
      largest: 64,
      smallest: 30,
      bottom: by.top - 28,
      face: FACES.modern,
    })
    return [
      `<defs>${glow}</defs><path d="${stars.join('')}" stroke="${ink}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`,
      `<circle cx="${x}" cy="${y}" r="${radius * 2}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#body)"/>`,
      `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(radius * 0.965)}" fill="${ground}"/>${grain(noise, 0.28)}${heading.svg}${by.svg}`,
    ].join('')
  },
}
