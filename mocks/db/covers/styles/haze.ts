import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE } from '#mocks/db/covers/palettes.ts'
import { grain, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** Lights out of focus, film grain, and one quiet line. */
export const haze: Style = {
  palettes: EVERY_PALETTE,
  draw: ({ title, artist, random, noise }, { ground, ink, first, second, third }) => {
    const colors = random.shuffle([first, second, third, first, second])
    const lights = range(5).map(
      (light) =>
        `<circle cx="${random.int(50, 950)}" cy="${random.int(80, 720)}" r="${random.int(170, 340)}" fill="${colors[light] ?? first}"/>`,
    )
    const frame = { x: MARGIN, width: MEASURE - 100, fill: ink }
    const by = set(artist, { ...frame, height: 60, largest: 34, smallest: 24, bottom: 928, face: FACES.plain })
    const heading = set(title, {
      ...frame,
      height: 200,
      largest: 76,
      smallest: 32,
      bottom: by.top - 30,
      face: FACES.modern,
      leading: 1.08,
    })
    const foot = `<linearGradient id="foot" x2="0" y2="1"><stop stop-color="${ground}" stop-opacity="0"/><stop offset=".7" stop-color="${ground}"/></linearGradient>`
    return [
      `<defs><filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="95"/></filter>${foot}</defs>`,
      `<g filter="url(#blur)">${lights.join('')}</g>`,
      `<rect y="480" width="1000" height="520" fill="url(#foot)"/>${grain(noise, 0.34)}${heading.svg}${by.svg}`,
    ].join('')
  },
}
