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
])('when it is asked whether %j is found in %j, then the answer is %j', (asked, text, found) => {
  expect(isFoundIn(asked, text)).toBe(found)
})

test('when a text is searched for itself or for one of its words, then it is found', () => {
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
])('when it is asked whether %j and %j are one name, then the answer is %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
  expect(isSameName(other, one)).toBe(same)
})

test('when there are blanks around a name, then it is the same name', () => {
  fc.assert(fc.property(fc.string(), (name) => isSameName(name, ` ${name}\t`)))
})
