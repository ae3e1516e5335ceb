import { grain, n, range } from '#mocks/db/covers/ink.ts'
import { EVERY_PALETTE, type Palette } from '#mocks/db/covers/palettes.ts'
import type { Sheet, Style } from '#mocks/db/covers/sheet.ts'

type Figure = { x: number; y: number; scale: number; body: string; face: string; hair: string }

const HAIR: readonly string[] = [
  'M-122-20c-30-190 275-190 246 0-16-70-50-96-110-100-70-4-116 30-136 100z',
  'M-128 150c-70-330 326-330 256 0-30-20-34-60-30-110-6-90-60-130-110-130s-96 40-94 130c2 50-2 90-22 110z',
  'M-118-50c-40-150 270-180 250 20-30-50-80-20-130-60-40 20-90 0-120 40z',
  'M-150-30c-60-70 20-190 150-180s214 110 150 180c20 70-30 90-40 50 6-90-50-124-110-124s-112 40-104 124c-16 40-62 14-46-50z',
  'M-112-40c0-120 224-120 224 0z',
]

const person = ({ random }: Sheet, { x, y, scale, body, face, hair }: Figure) =>
  `<g transform="translate(${x} ${y}) scale(${n(scale)})"><path d="M-250 560c0-210 90-270 180-290v-60h140v60c90 20 180 80 180 290z" fill="${body}"/><path d="M-70 130h140v150q-70 60-140 0z" fill="${face}"/><ellipse cy="20" rx="112" ry="145" fill="${face}"/><path d="${random.pick(HAIR)}" fill="${hair}"/></g>`

const SEVERAL =
  /\b(?:trio|quartetto|quintet|duo|collective|kollektiv|assembly|unit|ensemble)\b|^(?:the|le|les|os|die) /iu

const figures = (sheet: Sheet, { ink, first, second, third }: Palette): Figure[] => {
  const { random, title } = sheet
  const count = SEVERAL.test(title) ? 3 : 1
  const coats = random.shuffle([first, second, ink])
  const skins = ['#e9b48c', '#c98a5e', '#8d5a3b', '#f0c9a8', '#5f3c2a']
  const skin = random.int(0, skins.length - 1)
  return range(count).map((index) => ({
    x: count === 1 ? 500 + random.int(-40, 40) : 500 + (index - 1) * 250,
    y: count === 1 ? 470 : index === 1 ? 430 : 540,
    scale: count === 1 ? 1.25 : 0.92,
    body: coats[index % coats.length] ?? ink,
    face: skins[(skin + index) % skins.length] ?? third,
    hair: random.pick(['#1d1512', '#2b1a12', '#6b3d1e', '#b98a4a', '#3b3b40']),
  }))
}

/** Somebody, or some people, before a coloured wall: a likeness of nobody. */
export const drawPortrait: Style = {
  palettes: EVERY_PALETTE,
  draw: (sheet, palette) => {
    const { random, noise } = sheet
    const order = figures(sheet, palette)
    const [left, middle, right] = order
    const sorted =
      middle === undefined || right === undefined ? order : [left, right, middle].flatMap((one) => one ?? [])
    const disc = `<circle cx="${random.int(260, 740)}" cy="${random.int(260, 480)}" r="${random.int(260, 400)}" fill="${palette.third}"/>`
    return `${disc}${sorted.map((figure) => person(sheet, figure)).join('')}${grain(noise, 0.26)}`
  },
}
