import { expect, test } from 'vitest'
import { fitText } from '#src/features/promo-card/layout/fit-text.ts'

/** Every letter is half as wide as it is high. */
const widthAtOne = (text: string) => text.length / 2
const place = { width: 400, height: 300, largest: 100, smallest: 40, linesMax: 3, leading: 1 }
const fitted = (text: string) => fitText(text, place, widthAtOne)

test('a short text is as large as it may be', () => {
  expect(fitted('Fathom')).toEqual({ size: 100, lines: ['Fathom'] })
})

test('a longer one takes more lines, of about the same length, before it gets smaller', () => {
  expect(fitted('one two six ten')).toEqual({ size: 100, lines: ['one two', 'six ten'] })
  expect(fitted('a bb ccc dddd eeeee ffffff')).toEqual({ size: 80, lines: ['a bb ccc', 'dddd eeeee', 'ffffff'] })
})

test('a long word makes it smaller rather than being broken', () => {
  expect(fitted('Extraordinary')).toEqual({ size: 60, lines: ['Extraordinary'] })
})

test('what is too long for the smallest size is broken, and cut with an ellipsis', () => {
  expect(fitted('Donaudampfschifffahrtsgesellschaft')).toEqual({
    size: 40,
    lines: ['Donaudampfschifffahr', 'tsgesellschaft'],
  })
  const { size, lines } = fitted('word '.repeat(60))
  expect(size).toBe(40)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/word…$/)
})

test('a place too low for one line still holds one', () => {
  expect(fitText('Fathom', { ...place, height: 10 }, widthAtOne)).toEqual({ size: 40, lines: ['Fathom'] })
})
