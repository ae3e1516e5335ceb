import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFoundIn, searchText } from '#src/domain/text/compare.ts'

test.each([
  ['', 'Vela Nera', true],
  ['  ', 'Vela Nera', true],
  ['ner', 'Vela Nera', true],
  ['NERA vel', 'Vela Nera', true],
  ['era', 'Vela Nera', false],
  ['perche', 'Perché no?', true],
  ['vela bianca', 'Vela Nera', false],
])('%j in %j: %j', (asked, text, found) => {
  expect(isFoundIn(asked, text)).toBe(found)
})

test('every text is found by itself and by each of its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(isFoundIn(text, text)).toBe(true)
      for (const word of searchText(text).split(' ')) expect(isFoundIn(word, text)).toBe(true)
    }),
  )
})
