import { expect, test } from 'vitest'
import fc from 'fast-check'
import { counterText } from '#src/domain/navigation/counter.ts'
import { coverPlaceholder } from '#src/domain/media/cover-placeholder.ts'
import { initialsOf } from '#src/domain/text/initials.ts'

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '9999+'],
])('a counter of %i shows %s', (count, text) => {
  expect(counterText(count)).toBe(text)
})

test.each([
  ['Marta Olcese', 'MO'],
  ['  vela   nera  di mare ', 'VN'],
  ['Ada', 'A'],
  ['', 'U'],
  ['   ', 'U'],
  ['èva östberg', 'ÈÖ'],
  ['𝕏 factor', '𝕏F'],
])('%j has the initials %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test('what stands in for a cover is always the same for a title', () => {
  expect(coverPlaceholder('')).toMatchObject({ letters: '··' })
  expect(coverPlaceholder('Zitta zitta').letters).toBe('ZZ')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const { letters, hue } = coverPlaceholder(title)
      expect(coverPlaceholder(title)).toEqual({ letters, hue })
      expect(letters).not.toBe('')
      expect(hue).toBeGreaterThanOrEqual(0)
      expect(hue).toBeLessThan(360)
    }),
  )
})
