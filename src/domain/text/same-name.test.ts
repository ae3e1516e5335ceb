import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameName } from '#src/domain/text/same-name.ts'

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
