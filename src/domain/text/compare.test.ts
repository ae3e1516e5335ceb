import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFoundIn, searchText, isSameName } from '#src/domain/text/compare.ts'

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

test.each([
  ['Lanterna', ' lanterna ', true],
  ['PERÒ', 'però', true],
  // The same letter, written as one character and as two.
  ['Per\u00F2', 'Pero\u0300', true],
  ['Però', 'Pero', false],
  ['Low Tide', 'Low  Tide', false],
  ['A', 'B', false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
  expect(isSameName(other, one)).toBe(same)
})

test('a name is its own, with blanks around it too', () => {
  fc.assert(fc.property(fc.string(), (name) => isSameName(name, ` ${name}\t`)))
})
