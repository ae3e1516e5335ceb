import { MARGIN, MEASURE, type Style } from '#mocks/db/covers/cover-style.ts'
import { BOLD, PAPER } from '#mocks/db/covers/palettes.ts'
import { set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

/** A soft form through a coarse screen: dots that grow where it is dark, made by a threshold rather than one by one. */
export const screen: Style = {
  palettes: [...BOLD, ...PAPER],
  draw: ({ title, artist, random }, { ink, first }) => {
    const [x, y, reach] = [random.int(30, 70), random.int(48, 66), random.int(38, 52)]
    const cell = random.pick([22, 26, 32])
    const half = cell / 2
    const shape = random.pick([
      `<ellipse cx="${x * 10}" cy="${y * 10}" rx="${reach * 10}" ry="${reach * 9}" fill="url(#tone)"/>`,
      `<rect y="260" width="1000" height="740" fill="url(#fall)"/>`,
      `<circle cx="${x * 10}" cy="${y * 10}" r="${reach * 9}" fill="url(#ring)"/>`,
    ])
    const tones = [
      '<radialGradient id="tone"><stop stop-opacity=".97"/><stop offset=".45" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient>',
      '<linearGradient id="fall" x1=".2" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".85" stop-opacity=".85"/></linearGradient>',
      '<radialGradient id="ring"><stop stop-opacity="0"/><stop offset=".35" stop-opacity=".05"/><stop offset=".7" stop-opacity=".8"/><stop offset="1" stop-opacity="0"/></radialGradient>',
      `<radialGradient id="dot"><stop stop-opacity=".84"/><stop offset="1" stop-opacity="0"/></radialGradient><pattern id="dots" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([15, 30, 45])})"><rect x="0" y="0" width="${cell}" height="${cell}" fill="url(#dot)"/></pattern>`,
      `<filter id="press" x="0" y="0" width="1000" height="1000" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncA type="linear" slope="${half}" intercept="${-half * 0.74}"/></feComponentTransfer><feFlood flood-color="${first}"/><feComposite in2="SourceGraphic" operator="in" result="flat"/></filter>`,
    ]
    const press = tones
      .join('')
      .replace('<feFlood', '<feComposite result="mask"/><feFlood')
      .replace('in2="SourceGraphic"', 'in2="mask"')
    const field = `<g filter="url(#press)"><rect width="1000" height="1000" fill="url(#dots)"/>${shape}</g>`
    const frame = { x: MARGIN, width: MEASURE, fill: ink }
    const heading = set(title, {
      ...frame,
      height: 220,
      largest: 92,
      smallest: 34,
      top: 72,
      face: FACES.bold,
      leading: 1,
    })
    const by = set(artist, {
      ...frame,
      height: 60,
      largest: 38,
      smallest: 24,
      top: heading.bottom + 32,
      face: FACES.bold,
    })
    return `<defs>${press}</defs>${field}${heading.svg}${by.svg}`
  },
}
