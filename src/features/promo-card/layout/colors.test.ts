import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACCENTS,
  accentsOf,
  cardColors,
  type Color,
  contrastOf,
  fromHex,
  luminanceOf,
  mixed,
  toHex,
} from '#src/features/promo-card/layout/colors.ts'
import { CARD_STYLES } from '#src/features/promo-card/layout/options.ts'

const byte = fc.integer({ min: 0, max: 255 })
const accent = fc.tuple(byte, byte, byte)

test.each(CARD_STYLES)('when a card is a %s, then every text has enough contrast, whatever the accent is', (style) => {
  fc.assert(
    fc.property(accent, (color) => {
      const { ground, ...texts } = cardColors(style, color)
      const under = fromHex(ground) ?? [0, 0, 0]
      return Object.values(texts).every((text) => contrastOf(fromHex(text) ?? under, under) >= 4.5)
    }),
    { numRuns: 2000 },
  )
})

test('when an accent has enough contrast, then it stays unchanged', () => {
  expect(cardColors('SLEEVE', [154, 51, 10]).ground).toBe('#9a330a')
  expect(cardColors('NOTES', [154, 51, 10]).accent).toBe('#9a330a')
})

test('when an accent has too little contrast, then it gets darker or lighter in the same tone', () => {
  const { accent: dark } = cardColors('NOTES', [240, 240, 80])
  const [red = 0, green = 0, blue = 255] = fromHex(dark) ?? []
  expect(Math.min(red, green)).toBeGreaterThan(blue)
})

const found = fc.record({ color: fc.tuple(byte, byte, byte), share: fc.double({ min: 0, max: 1, noNaN: true }) })
const alike = (...colors: Color[]) => colors.map((color) => ({ color, share: 1 / colors.length }))

test('when accents are offered for a cover, then its strongest colours come first, black and white last', () => {
  const offered = accentsOf(alike([250, 250, 250], [10, 10, 10], [200, 40, 40], [90, 100, 120], [30, 120, 200]))
  expect(offered).toEqual(['#1e78c8', '#c82828', '#5a6478', '#fafafa', '#0a0a0a'])
})

test('when a stronger colour is only a thin line, then a frequent one comes before it', () => {
  const offered = accentsOf([
    { color: [17, 125, 96], share: 0.6 },
    { color: [240, 90, 30], share: 0.01 },
  ])
  expect(offered.slice(0, 2)).toEqual(['#117d60', '#f05a1e'])
})

test('when colours look the same, then they are offered once', () => {
  const offered = accentsOf(alike([200, 40, 40], [203, 44, 41]))
  expect(offered.filter((color) => color.startsWith('#c'))).toEqual(['#cb2c29'])
})

test.each([
  ['grey', alike([128, 128, 128])],
  ['black', alike([0, 0, 0])],
  ['white', alike([255, 255, 255])],
  ['missing', []],
])('when a cover is %s, then five different accents are offered', (_what, palette) => {
  expect(new Set(accentsOf(palette)).size).toBe(ACCENTS)
})

test('when a cover has any colours at all, then five different accents are offered', () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 12 }), (palette) => {
      const offered = accentsOf(palette)
      return new Set(offered).size === ACCENTS && offered.every((color) => /^#[\da-f]{6}$/.test(color))
    }),
  )
})

test.each([
  ['#ffffff', [255, 255, 255]],
  ['#C2410C', [194, 65, 12]],
  ['16130f', [22, 19, 15]],
])('when “%s” is read, then it is the colour %j', (text, color) => {
  expect(fromHex(text)).toEqual(color)
})

test.each(['', '#fff', '#gggggg', 'red', '#1234567', 'url(#a)'])('when “%s” is read, then it is no colour', (text) => {
  expect(fromHex(text)).toBeNull()
})

test('when a colour is written, then it is as it was read, and clamped to bytes', () => {
  expect(toHex([194, 65, 12])).toBe('#c2410c')
  expect(toHex([-3, 127.6, 300])).toBe('#0080ff')
})

test('when contrast and luminance are measured, then they are those of WCAG', () => {
  expect(luminanceOf([255, 255, 255])).toBeCloseTo(1)
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

test('when black and white are mixed in equal shares, then the result is grey', () => {
  expect(mixed([0, 0, 0], [255, 255, 255], 0.5)).toEqual([128, 128, 128])
})
