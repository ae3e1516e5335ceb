import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCENTS, accentsOf } from '#src/domain/promo-card/accents.ts'

const byte = fc.integer({ min: 0, max: 255 })

test('the loudest colours of a cover come first, black and white last', () => {
  const offered = accentsOf([
    [250, 250, 250],
    [10, 10, 10],
    [200, 40, 40],
    [90, 100, 120],
    [30, 120, 200],
  ])
  expect(offered).toEqual(['#1e78c8', '#c82828', '#5a6478', '#fafafa', '#0a0a0a'])
})

test('colours that look the same are offered once', () => {
  const offered = accentsOf([
    [200, 40, 40],
    [203, 44, 41],
  ])
  expect(offered.filter((color) => color.startsWith('#c'))).toEqual(['#cb2c29'])
})

test.each([
  ['grey', [[128, 128, 128] as const]],
  ['black', [[0, 0, 0] as const]],
  ['white', [[255, 255, 255] as const]],
  ['missing', []],
])('a cover that is %s offers five tones of its own', (_what, palette) => {
  const offered = accentsOf(palette)
  expect(new Set(offered).size).toBe(ACCENTS)
})

test('five are offered for every cover', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(byte, byte, byte), { maxLength: 12 }), (palette) => {
      const offered = accentsOf(palette)
      return new Set(offered).size === ACCENTS && offered.every((color) => /^#[\da-f]{6}$/.test(color))
    }),
  )
})
