import { MARGIN, MEASURE, type Sheet, type Style } from '#mocks/db/covers/cover-style.ts'
import { PAPER, type Palette } from '#mocks/db/covers/palettes.ts'
import { n, range, set } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'

type Form = (sheet: Sheet, palette: Palette) => string

const record: Form = ({ random }, { first, second, third, ink }) => {
  const big = random.int(300, 400)
  const [x, y] = [random.int(480, 760), random.int(600, 760)]
  const turn = random.pick([0, 90, 180, 270])
  const bars = range(random.int(3, 6)).map((bar) => `M0 ${y - 40 + bar * 52}H${x}v20H0z`)
  return [
    `<circle cx="${x}" cy="${y}" r="${big}" fill="${first}"/><path d="${bars.join('')}" fill="${ink}"/>`,
    `<path d="M${x - big} ${y}a${big} ${big} 0 0 1 ${big * 2} 0z" transform="rotate(${turn} ${x} ${y})" fill="${second}"/>`,
    `<circle cx="${x}" cy="${y}" r="${Math.round(big * 0.36)}" fill="${third}"/>`,
  ].join('')
}

const wedge: Form = ({ random }, { first, second, ink }) => {
  const lean = random.pick([-38, -32, 32, 38])
  const bars = range(5).map((bar) => `<path d="M-300 ${360 + bar * 118}h1600v${n(18 + bar * 17)}h-1600z"/>`)
  const dot = `<circle cx="${lean < 0 ? 250 : 760}" cy="${random.int(470, 560)}" r="${random.int(110, 150)}" fill="${second}"/>`
  return `<g fill="${first}" transform="rotate(${lean} 500 700)">${bars.join('')}</g>${dot}<path d="M0 ${random.int(905, 945)}h1000v14H0z" fill="${ink}"/>`
}

const fans: Form = ({ random }, { first, second, third, ink }) => {
  const colors = random.shuffle([first, second, third, ink])
  const [x, y] = random.pick([
    [0, 1000],
    [1000, 1000],
    [500, 1000],
  ])
  const fan = range(6).map(
    (ring) => `<circle cx="${x}" cy="${y}" r="${700 - ring * 118}" fill="${colors[ring % 4] ?? ink}"/>`,
  )
  return fan.join('')
}

/** International style: one large form, flush-left grotesk, plenty of board. */
export const swiss: Style = {
  palettes: PAPER,
  draw: (sheet, palette) => {
    const frame = { x: MARGIN, width: MEASURE, fill: palette.ink }
    const form = sheet.random.pick([record, wedge, fans])(sheet, palette)
    const title = set(sheet.title, {
      ...frame,
      height: 190,
      largest: 104,
      smallest: 34,
      top: 70,
      face: FACES.bold,
      leading: 0.98,
    })
    const artist = set(sheet.artist, {
      ...frame,
      height: 50,
      largest: 44,
      smallest: 24,
      top: title.bottom + 34,
      face: FACES.plain,
    })
    const board = `<path d="M0 0h1000v${n(artist.bottom + 46)}H0z" fill="${palette.ground}"/>`
    return `${form}${board}${title.svg}${artist.svg}`
  },
}
