import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARD_STYLES } from '#src/features/promo-card/layout/options.ts'
import { cardColors } from '#src/features/promo-card/layout/palette.ts'
import { contrastOf, fromHex } from '#src/features/promo-card/layout/color.ts'

const byte = fc.integer({ min: 0, max: 255 })
const accent = fc.tuple(byte, byte, byte)

test.each(CARD_STYLES)('every text of a %s is read on its ground, whatever the accent is', (style) => {
  fc.assert(
    fc.property(accent, (color) => {
      const { ground, ...texts } = cardColors(style, color)
      const under = fromHex(ground) ?? [0, 0, 0]
      return Object.values(texts).every((text) => contrastOf(fromHex(text) ?? under, under) >= 4.5)
    }),
    { numRuns: 2000 },
  )
})

test('an accent that is read as it is stays as it is', () => {
  expect(cardColors('SLEEVE', [154, 51, 10]).ground).toBe('#9a330a')
  expect(cardColors('NOTES', [154, 51, 10]).accent).toBe('#9a330a')
})

test('one that is not is made darker or lighter, and keeps its tone', () => {
  const { accent: dark } = cardColors('NOTES', [240, 240, 80])
  const [red = 0, green = 0, blue = 255] = fromHex(dark) ?? []
  expect(Math.min(red, green)).toBeGreaterThan(blue)
})
