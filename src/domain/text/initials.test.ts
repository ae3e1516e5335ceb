import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverPlaceholder, initialsOf } from '#src/domain/text/initials.ts'

test.each([
  ['Marta Olcese', 'MO'],
  ['  vela   nera  di mare ', 'VN'],
  ['Ada', 'A'],
  ['', 'U'],
  ['   ', 'U'],
  ['èva östberg', 'ÈÖ'],
  ['𝕏 factor', '𝕏F'],
])('when a name is %j, then its initials are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test('when a title has no cover, then its placeholder is always the same', () => {
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
