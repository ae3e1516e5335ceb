import type { Sheet, Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE, type Palette } from '#mocks/db/covers/palettes.ts'
import { grain, n } from '#mocks/db/covers/svg-text.ts'

type Figure = { x: number; y: number; scale: number; body: string; face: string; hair: string }

const HAIR: readonly string[] = [
  'M-122-20c-30-190 275-190 246 0-16-70-50-96-110-100-70-4-116 30-136 100z',
  'M-128 150c-70-330 326-330 256 0-30-20-34-60-30-110-6-90-60-130-110-130s-96 40-94 130c2 50-2 90-22 110z',
  'M-118-50c-40-150 270-180 250 20-30-50-80-20-130-60-40 20-90 0-120 40z',
  'M-150-30c-60-70 20-190 150-180s214 110 150 180c20 70-30 90-40 50 6-90-50-124-110-124s-112 40-104 124c-16 40-62 14-46-50z',
  'M-112-40c0-120 224-120 224 0z',
]

const person = ({ random }: Sheet, { x, y, scale, body, face, hair }: Figure) =>
  `<g transform="translate(${x} ${y}) scale(${n(scale)})"><path d="M-250 900V560c0-210 90-270 180-290v-60h140v60c90 20 180 80 180 290v340z" fill="${body}"/><path d="M-70 130h140v150q-70 60-140 0z" fill="${face}"/><path d="M-70 150q70 50 140-40v50q-70 70-140 30z" fill="#000" fill-opacity=".18"/><ellipse cy="20" rx="112" ry="145" fill="${face}"/><path d="${random.pick(HAIR)}" fill="${hair}"/></g>`

const SEVERAL =
  /\b(?:trio|quartetto|quintet|duo|collective|kollektiv|assembly|unit|ensemble)\b|^(?:the|le|les|os|die) /iu

const COAL = '#1b1620'
/** Below this, of 255, a colour passes for hair. */
const DARK = 55

const luminance = (color: string) =>
  [1, 3, 5].reduce(
    (sum, at, index) => sum + Number.parseInt(color.slice(at, at + 2), 16) * ([0.3, 0.59, 0.11][index] ?? 0),
    0,
  )

/** Flat inks, not flesh: hair takes the darkest, the rest falls where it may. */
const figures = (sheet: Sheet, palette: Palette): Figure[] => {
  const { random, title } = sheet
  const { ground, ink, first, second } = palette
  const hair = [ground, ink].find((color) => luminance(color) < DARK) ?? COAL
  const [face = second, body = first] = random.shuffle([first, second])
  const one = { x: 500 + random.int(-40, 40), y: 470, scale: 1.25, face, body, hair }
  if (!SEVERAL.test(title)) return [one]
  return [
    { ...one, x: 250, y: 540, scale: 0.92 },
    { ...one, x: 750, y: 540, scale: 0.92 },
    { ...one, x: 500, y: 430, scale: 0.98, face: body, body: face },
  ]
}

/** Somebody, or some people, before a coloured wall: a likeness of nobody. */
export const drawPortrait: Style = {
  palettes: EVERY_PALETTE,
  draw: (sheet, palette) => {
    const { random, noise } = sheet
    const disc = `<circle cx="${random.int(260, 740)}" cy="${random.int(260, 480)}" r="${random.int(260, 400)}" fill="${palette.third}"/>`
    const light = `<linearGradient id="light" x1="${random.chance(0.5) ? 0 : 1}" x2=".5" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>`
    const people = figures(sheet, palette).map((figure) => person(sheet, figure))
    return `<defs>${light}</defs>${disc}${people.join('')}<rect width="1000" height="1000" fill="url(#light)"/>${grain(noise, 0.34)}`
  },
}
