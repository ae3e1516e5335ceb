import { expect, test } from 'vitest'
import { contrastOf, fromHex, luminanceOf, mixed, toHex } from '#src/features/promo-card/layout/color.ts'

test.each([
  ['#ffffff', [255, 255, 255]],
  ['#C2410C', [194, 65, 12]],
  ['16130f', [22, 19, 15]],
])('reads %s', (text, color) => {
  expect(fromHex(text)).toEqual(color)
})

test.each(['', '#fff', '#gggggg', 'red', '#1234567', 'url(#a)'])('“%s” is no colour', (text) => {
  expect(fromHex(text)).toBeNull()
})

test('a colour is written as it was read, and clamped to bytes', () => {
  expect(toHex([194, 65, 12])).toBe('#c2410c')
  expect(toHex([-3, 127.6, 300])).toBe('#0080ff')
})

test('contrast and brightness are those of WCAG', () => {
  expect(luminanceOf([255, 255, 255])).toBeCloseTo(1)
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})

test('colours are mixed by share', () => {
  expect(mixed([0, 0, 0], [255, 255, 255], 0.5)).toEqual([128, 128, 128])
})
